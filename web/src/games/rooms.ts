// Finds the rooms: a game's is games/<game>/room.ts. A board is loaded with its game only.
import { furnish, type Room } from "../lib/room.ts";
import { plainRoom } from "./common/plain.ts";

const found = import.meta.glob<Partial<Room>>("./*/room.ts", { eager: true, import: "room" });

/** The game of `./<game>/room.ts`. */
const gameOf = (path: string): string => path.split("/")[1] ?? "";

furnish(Object.fromEntries(Object.entries(found).map(([path, room]) => [gameOf(path), room])), plainRoom);

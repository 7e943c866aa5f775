// What moves on the table after an event: it flies from one spot to another, or pops up where it lands.
import { iconOf } from "./icons.ts";
import { moving } from "./motion.ts";
import type { GameEvent } from "./wire.ts";

/** A thing on the table, or one of the seat to which something happens, as a selector. */
export type Spot = { table: string } | { seat: string };

export interface Move {
  /** An icon's name; a card flies as its portrait, if it has one. */
  thing: string;
  from?: Spot;
  to: Spot;
}

/** The moves that a kind of event makes. */
export type Moves = Record<string, (event: GameEvent) => Move>;

const LONGEST = 260;
const APART = 40;
const MOST = 8;
const WIDTH = 84;
const HEIGHT = 67;
const ICON = 30;

const onBoard = (selector: string): Element | null =>
  [...document.querySelectorAll(`.board ${selector}`)].find((it) => !it.closest("[data-player]")) ?? null;

function inSight(it: Element | null): boolean {
  const box = it?.getBoundingClientRect();
  return box !== undefined && box.width > 0 && box.top >= 0 && box.bottom <= window.innerHeight;
}

/** Where a spot is. The others' things are in their small boards; their names stand for what is out of sight. */
function find(spot: Spot, seat: number, boardSeat: number): Element | null {
  if ("table" in spot) return onBoard(spot.table);
  const panel = document.querySelector(`.board [data-player="${seat}"]`);
  const found = (seat === boardSeat ? onBoard(spot.seat) : panel?.querySelector(spot.seat)) ?? panel;
  return seat === boardSeat || inSight(found) ? found : document.querySelector(`header [data-player="${seat}"]`);
}

interface Flight {
  move: Move;
  seat: number;
  from: DOMRect | null;
  picture: Node | null;
}

const pictureIn = (it: Element | null): Node | null => it?.querySelector(".portrait")?.cloneNode(true) ?? null;

/** Before the table changes: remember where things come from. */
export function plan(moves: Moves, news: GameEvent[], boardSeat: number): Flight[] {
  if (moving() === 0 || document.hidden) return [];
  return news.slice(-MOST).flatMap((event) => {
    const move = moves[event.kind]?.(event);
    if (!move) return [];
    const source = move.from ? find(move.from, event.seat, boardSeat) : null;
    return [{ move, seat: event.seat, from: source?.getBoundingClientRect() ?? null, picture: pictureIn(source) }];
  });
}

function ghostOf(thing: string, picture: Node | null): HTMLElement {
  const ghost = document.createElement("div");
  ghost.className = picture ? "flying card" : "flying";
  ghost.ariaHidden = "true";
  if (picture) ghost.append(picture);
  else {
    const shape = iconOf(thing) ?? iconOf("card");
    ghost.innerHTML = `<svg width="${ICON}" height="${ICON}" viewBox="0 0 24 24" fill="currentColor" color="${shape?.colour ?? ""}">${shape?.svg ?? ""}</svg>`;
  }
  return ghost;
}

function centred(box: DOMRect, width: number, height: number): string {
  return `translate(${box.left + (box.width - width) / 2}px, ${box.top + (box.height - height) / 2}px)`;
}

const running = new Set<Animation>();

/** After the table has changed: let each thing fly to where it is now. */
export function launch(flights: Flight[], boardSeat: number): void {
  flights.forEach(({ move, seat, from, picture }, index) => {
    const target = find(move.to, seat, boardSeat);
    const to = target?.getBoundingClientRect();
    if (!target || !to || to.width === 0) return;
    const shown = iconOf(move.thing) ? null : (picture ?? pictureIn(target));
    const [width, height] = shown ? [WIDTH, HEIGHT] : [ICON, ICON];
    const end = centred(to, width, height);
    const frames = from
      ? [{ transform: `${centred(from, width, height)} scale(1.15)` }, { transform: `${end} scale(1)` }]
      : [
          { transform: `${end} scale(0.4)`, opacity: 0 },
          { transform: `${end} scale(1.7)`, opacity: 1, offset: 0.4 },
          { transform: `${end} scale(1)`, opacity: 0 },
        ];
    const ghost = ghostOf(move.thing, shown);
    document.body.append(ghost);
    const timing = {
      duration: moving(LONGEST),
      delay: index * APART,
      easing: "cubic-bezier(0.3, 0.7, 0.3, 1)",
      fill: "both",
    } as const;
    const flight = ghost.animate(frames, timing);
    running.add(flight);
    flight.onfinish = () => {
      running.delete(flight);
      ghost.remove();
    };
  });
}

/** Whoever clicks on has seen enough. */
export function land(): void {
  for (const flight of running) flight.finish();
}

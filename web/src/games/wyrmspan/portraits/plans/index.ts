// All bodies by their names.
import type { Plan } from "../model.ts";
import { armoured } from "./armoured.ts";
import { fey } from "./fey.ts";
import { gliding } from "./gliding.ts";
import { gryph } from "./gryph.ts";
import { hatchlings } from "./hatchlings.ts";
import { hoofed } from "./hoofed.ts";
import { quick } from "./quick.ts";
import { ribbons } from "./ribbons.ts";
import { serpents } from "./serpents.ts";
import { water } from "./water.ts";
import { western } from "./western.ts";
import { winged } from "./winged.ts";
import { young } from "./young.ts";

export const PLANS: Record<string, Plan> = {
  ...western,
  ...hoofed,
  ...armoured,
  ...quick,
  ...gryph,
  ...winged,
  ...gliding,
  ...serpents,
  ...ribbons,
  ...water,
  ...fey,
  ...young,
  ...hatchlings,
};

import type { Shape } from "../../lib/icons.ts";

export const icons: Record<string, Shape> = {
  berries: {
    colour: "#9c3550",
    svg: `<circle cx="8" cy="15" r="5"/><circle cx="16" cy="16" r="5"/><circle cx="12.5" cy="9.5" r="4.5"/><path d="M13 6c0-3 3-4 6-4-1 3-3 4-6 4z" fill="#4d6b2e"/>`,
  },
  worm: {
    colour: "#8c4a58",
    svg: `<path d="M3 17c3-7 6 4 9-2s6 0 9-6" stroke="currentColor" stroke-width="4" stroke-linecap="round" fill="none"/>`,
  },
};

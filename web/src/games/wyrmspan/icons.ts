import type { Shape } from "../../lib/icons.ts";

export const icons: Record<string, Shape> = {
  meat: {
    colour: "#8f3a2c",
    svg: `<path d="M5 19c-3-3-3-9 2-13s11-4 13-2 1 9-3 13-9 5-12 2z"/><circle cx="14" cy="9" r="3" fill="#f3d9c8"/>`,
  },
  gold: {
    colour: "#8f6715",
    svg: `<path d="M3 18l3-9h5l3 9zM12 15l2-8h5l3 8h-6"/>`,
  },
  crystal: {
    colour: "#4a5f9c",
    svg: `<path d="M12 1l6 7-6 15L6 8z"/><path d="M6 8h12M12 1v22" stroke="#fff8" stroke-width="1.2"/>`,
  },
  milk: {
    colour: "#4b6470",
    svg: `<path d="M8 2h8v4l2 4v12H6V10l2-4z"/><path d="M7.5 13h9v7.500h-9z" fill="#f7f2e6"/>`,
  },
  cave: {
    colour: "#4b4552",
    svg: `<path d="M2 21C2 9 6 3 12 3s10 6 10 18z"/><path d="M8 21c0-6 1-10 4-10s4 4 4 10z" fill="#f6f0e4"/>`,
  },
  rise: { colour: "#24352e", svg: `<path d="M12 2l9 10h-5v10H8V12H3z"/>` },
  coin: {
    colour: "#8f6715",
    svg: `<circle cx="12" cy="12" r="10"/><circle cx="12" cy="12" r="6.5" fill="none" stroke="#fff9" stroke-width="1.5"/>`,
  },
};

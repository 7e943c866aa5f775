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
  "any-resource": {
    colour: "#7a6a52",
    svg: `<path d="M12 12V1a11 11 0 0 1 11 11z" fill="#8f3a2c"/><path d="M12 12h11a11 11 0 0 1-11 11z" fill="#4a5f9c"/><path d="M12 12v11A11 11 0 0 1 1 12z" fill="#b98a2c"/><path d="M12 12H1A11 11 0 0 1 12 1z" fill="#e6eef0"/><circle cx="12" cy="12" r="10.300" fill="none" stroke="#4b4233" stroke-width="1.500"/>`,
  },
  "dragon-card": {
    colour: "#8a3f2a",
    svg: `<rect x="4" y="1" width="16" height="22" rx="2.500"/><path d="M8 18c-1-5 2-6 1-10 4 1 7 4 7 8 0 3-2 4-4 4 1-2 1-3 0-4-1 2-2 3-4 2z" fill="#f7e9cf"/>`,
  },
  pick: {
    colour: "#3f3a45",
    svg: `<path d="M3 8C8 2 16 2 21 8c-4-2-6-3-7-3l-1 2-3-1 1-2C9 5 6 6 3 8z"/><path d="M11 6l2.600.800L9 23l-3-1z"/>`,
  },
  entice: {
    colour: "#8a3f2a",
    svg: `<path d="M2 20c3 1 5-1 5-4 0-5 3-9 8-9l1-4 2 4 4 2-3 3c1 5-2 10-8 10-3 0-6 0-9-2z"/><circle cx="17" cy="8.500" r="1" fill="#fff"/>`,
  },
  cached: {
    colour: "#7a5a3a",
    svg: `<path d="M2 9h20v12H2z"/><path d="M2 9l3-5h14l3 5z" opacity=".75"/><path d="M10 9h4v5h-4z" fill="#f7e9cf"/>`,
  },
  tucked: {
    colour: "#42606d",
    svg: `<rect x="5" y="1" width="14" height="15" rx="2" opacity=".55"/><rect x="2" y="10" width="20" height="13" rx="2.500"/>`,
  },
  walker: {
    colour: "#6b3a78",
    svg: `<path d="M12 1c4 0 5 3 5 3l4 2H3l4-2s1-3 5-3z"/><circle cx="12" cy="9.500" r="3"/><path d="M5 23c0-7 3-10 7-10s7 3 7 10z"/>`,
  },
  "no-egg": {
    colour: "#8a7344",
    svg: `<path d="M12 3c4.500 0 7 7 7 11a7 7 0 0 1-14 0c0-4 2.500-11 7-11z" fill="none" stroke="currentColor" stroke-width="1.700" stroke-dasharray="3 2.400"/>`,
  },
  rise: { colour: "#24352e", svg: `<path d="M12 2l9 10h-5v10H8V12H3z"/>` },
  coin: {
    colour: "#8f6715",
    svg: `<circle cx="12" cy="12" r="10"/><circle cx="12" cy="12" r="6.5" fill="none" stroke="#fff9" stroke-width="1.5"/>`,
  },
};

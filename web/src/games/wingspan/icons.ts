import type { Shape } from "../../lib/icons.ts";

const stroke = 'stroke="currentColor" stroke-width="1.6" fill="none"';

export const icons: Record<string, Shape> = {
  invertebrate: {
    colour: "#5f7a26",
    svg: `<path d="M3 13c0-3 2-5 4-5s3 2 5 2 3-3 5-3 4 2 4 5-2 4-4 4H7c-2 0-4-1-4-3z"/><path d="M7 16v3M11 16v3M15 16v3M18 7l2-3" ${stroke}/>`,
  },
  seed: {
    colour: "#a87314",
    svg: `<path d="M12 2c5 5 6 9 6 12a6 6 0 0 1-12 0c0-3 1-7 6-12z"/><path d="M12 7v11" stroke="#fff8" stroke-width="1.5"/>`,
  },
  fish: {
    colour: "#2f6c93",
    svg: `<path d="M2 12c3-5 8-6 12-4l6-4-1 8 1 8-6-4c-4 2-9 1-12-4z"/><circle cx="7" cy="11" r="1.3" fill="#fff"/>`,
  },
  fruit: {
    colour: "#a52f40",
    svg: `<circle cx="8" cy="16" r="5"/><circle cx="17" cy="14" r="4.4"/><path d="M8 11c0-5 4-7 8-8 1 3 1 5 1 7" fill="none" stroke="#4d6b2e" stroke-width="1.8"/>`,
  },
  rodent: {
    colour: "#6b5c50",
    svg: `<path d="M3 17c0-6 4-9 9-9 2 0 3-3 6-3 2 0 3 2 2 4 2 1 2 4 1 5-1 2-3 3-5 3z"/><path d="M4 17c-3 2 2 4 6 3" ${stroke}/><circle cx="18" cy="10" r="1" fill="#fff"/>`,
  },
  wild: {
    colour: "#5d4c6d",
    svg: `<path d="M12 2l2.8 6.2 6.7.6-5 4.5 1.5 6.7-6-3.500L6 20l1.5-6.7-5-4.5 6.7-.6z"/>`,
  },
  "invertebrate-or-seed": {
    colour: "#7a7420",
    svg: `<path d="M1 9c0-2 1-3 3-3s2 1 3 1 2-2 3-2 3 1 3 4-2 3-3 3H4c-2 0-3-1-3-3z"/><path d="M17 10c3 3 4 5 4 8a4 4 0 0 1-8 0c0-3 1-5 4-8z"/><path d="M3 21L20 3" stroke="currentColor" stroke-width="1.3"/>`,
  },
  forest: { colour: "#3e6b48", svg: `<path d="M12 2l7 9h-4l5 7H4l5-7H5z"/><path d="M11 18h2v4h-2z"/>` },
  grassland: {
    colour: "#8f6715",
    svg: `<path d="M4 21C5 13 4 9 2 5c5 3 6 9 6 16zM10 21c0-9 1-14 3-18 2 5 1 12 1 18zM16 21c0-8 2-12 6-15-2 5-3 9-2 15z"/>`,
  },
  wetland: {
    colour: "#2f6a82",
    svg: `<path d="M2 9c3-3 5-3 8 0s5 3 8 0l4-1v4c-3 3-6 3-9 0s-5-3-8 0l-3 1zM2 16c3-3 5-3 8 0s5 3 8 0l4-1v4c-3 3-6 3-9 0s-5-3-8 0l-3 1z"/>`,
  },
  bowl: { colour: "#5a5347", svg: `<path d="M2 10h20c0 6-4 10-10 10S2 16 2 10z"/>` },
  cavity: { colour: "#5a5347", svg: `<path d="M5 2h14v20H5z"/><circle cx="12" cy="11" r="4.5" fill="#f7f2e6"/>` },
  ground: {
    colour: "#5a5347",
    svg: `<path d="M2 18c2-5 6-7 10-7s8 2 10 7z"/><path d="M4 10l2 3M12 6v4M20 10l-2 3" stroke="currentColor" stroke-width="2"/>`,
  },
  platform: { colour: "#5a5347", svg: `<path d="M2 11h20v3H2zM5 15h14v2H5zM8 18h8v2H8z"/>` },
  star: {
    colour: "#5a5347",
    svg: `<path d="M12 2l2.8 6.2 6.7.6-5 4.5 1.5 6.7-6-3.500L6 20l1.5-6.7-5-4.5 6.7-.6z"/>`,
  },
  predator: {
    colour: "#8a3b2a",
    svg: `<path d="M4 3c1 6 3 9 6 11l-1 7 4-6c2 0 4-1 6-3-2 0-3-1-4-2 2 0 4-1 5-3-2 0-4 0-5-1l3-4c-4 1-6 3-7 5C8 6 6 5 4 3z"/>`,
  },
  flocking: {
    colour: "#3c5f86",
    svg: `<path d="M2 9c2-2 4-2 5 0 1-2 3-2 5 0-2 0-4 1-5 3-1-2-3-3-5-3zM12 5c2-2 4-2 5 0 1-2 3-2 5 0-2 0-4 1-5 3-1-2-3-3-5-3zM10 16c2-2 4-2 5 0 1-2 3-2 5 0-2 0-4 1-5 3-1-2-3-3-5-3z"/>`,
  },
  "bonus-card": {
    colour: "#6b5a8c",
    svg: `<rect x="5" y="2" width="14" height="20" rx="2.5"/><path d="M12 6l1.700 3.700 4 .4-3 2.700.9 4-3.600-2.100-3.600 2.100.9-4-3-2.700 4-.4z" fill="#fff"/>`,
  },
  counts: {
    colour: "#6b5a8c",
    svg: `<circle cx="12" cy="12" r="10"/><path d="M7 12.500l3.500 3.500L17 8.500" stroke="#fff" stroke-width="2.6" fill="none"/>`,
  },
  die: {
    colour: "#5a5347",
    svg: `<rect x="3" y="3" width="18" height="18" rx="4" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="8.500" cy="8.500" r="2"/><circle cx="15.500" cy="15.500" r="2"/>`,
  },
  none: { colour: "#5a5347", svg: `<path d="M5 5l14 14M19 5L5 19" ${stroke}/>` },
};

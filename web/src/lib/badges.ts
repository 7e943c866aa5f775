// The marks that people may give themselves, each a small drawing in a square of 24.

export const BADGES: Record<string, string> = {
  egg: "M12 3c3.6 0 6.5 5.2 6.5 10a6.5 6.5 0 0 1-13 0C5.5 8.200 8.400 3 12 3z",
  feather: "M20 4C11 4 5 9 5 17l-2 4 4-2c8 0 13-6 13-15zM8 16l8-8",
  leaf: "M5 19C4 9 10 4 20 4c0 10-5 16-15 15zM5 19l9-9",
  nest: "M3 11c3 2 15 2 18 0-1 6-4 9-9 9s-8-3-9-9zM8 9a2 2 0 1 1 4 0M12 9a2 2 0 1 1 4 0",
  star: "M12 3l2.600 6.200 6.400.500-4.900 4.200 1.500 6.500L12 16.900 6.400 20.400l1.500-6.500L3 9.700l6.400-.500z",
  moon: "M19 15A8 8 0 1 1 10 4a7 7 0 0 0 9 11z",
  berry: "M12 8a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM12 8c0-3 2-5 5-5",
  wave: "M2 10c3-4 5-4 8 0s5 4 8 0l4-3M2 17c3-4 5-4 8 0s5 4 8 0l4-3",
};

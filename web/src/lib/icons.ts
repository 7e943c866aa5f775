// One shape per thing, told apart without colour.

export interface Shape {
  colour: string;
  /** The inside of an SVG of 24 × 24. */
  svg: string;
}

const shapes: Record<string, Shape> = {
  egg: {
    colour: "#f3e6c8",
    svg: `<path d="M12 2c5 0 8 8 8 12a8 8 0 0 1-16 0c0-4 3-12 8-12z" stroke="#8a7344" stroke-width="1.6"/>`,
  },
  card: { colour: "#42606d", svg: `<rect x="5" y="2" width="14" height="20" rx="2"/>` },
};

/** The things of a game. */
export function addIcons(more: Record<string, Shape>): void {
  Object.assign(shapes, more);
}

export function iconOf(name: string): Shape | undefined {
  return shapes[name];
}

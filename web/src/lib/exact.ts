// JSON as a browser cannot read it: seeds are larger than its numbers are exact, so here they are text.

const LARGE = /("seed": ?)(-?\d{16,})/g;
const QUOTED = /("seed": ?)"(-?\d{16,})"/g;

export function read(text: string): unknown {
  return JSON.parse(text.replace(LARGE, '$1"$2"'));
}

/** Seeds are the numbers again that they were. */
export function written(value: unknown, space = 0): string {
  return JSON.stringify(value, null, space).replace(QUOTED, "$1$2");
}

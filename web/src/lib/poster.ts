// A game's result as a picture to share: the game, who won, all totals, where to see it again.

export interface Result {
  game: string;
  /** The inside of an SVG of 360 × 170. */
  picture: string;
  headline: string;
  rows: { name: string; total: number; won: boolean }[];
  /** Where the replay is found. */
  place: string;
}

const WIDTH = 1080;
const PICTURE_HEIGHT = 510;
const EDGE = 60;
const LINE = 74;
const PAPER = "#f5efe2";
const INK = "#24352e";
const SOFT = "#59584a";
const GO = "#b84a20";

async function painted(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${PICTURE_HEIGHT}" viewBox="0 0 360 170">${svg}</svg>`;
  image.src = `data:image/svg+xml,${encodeURIComponent(whole)}`;
  await image.decode();
  return image;
}

/** The lines of a text that fit a width. */
function broken(brush: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && brush.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

async function paint(result: Result): Promise<HTMLCanvasElement> {
  const image = await painted(result.picture);
  await document.fonts.ready;
  const canvas = document.createElement("canvas");
  const brush = canvas.getContext("2d");
  if (!brush) throw new Error("canvas");
  const title = "640 66px Fraunces, serif";
  brush.font = title;
  const lines = broken(brush, result.headline, WIDTH - 2 * EDGE);
  const top = PICTURE_HEIGHT + EDGE + 40;
  canvas.width = WIDTH;
  canvas.height = top + lines.length * LINE + result.rows.length * LINE + 150;
  brush.fillStyle = PAPER;
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(image, 0, 0, WIDTH, PICTURE_HEIGHT);
  brush.font = title;
  brush.fillStyle = INK;
  lines.forEach((line, index) => brush.fillText(line, EDGE, top + index * LINE));
  let y = top + lines.length * LINE + 24;
  for (const { name, total, won } of result.rows) {
    brush.font = `${won ? 700 : 400} 42px Atkinson, sans-serif`;
    brush.fillStyle = won ? GO : INK;
    brush.textAlign = "left";
    brush.fillText(name, EDGE, y, WIDTH - 2 * EDGE - 160);
    brush.textAlign = "right";
    brush.fillText(String(total).replace("-", "−"), WIDTH - EDGE, y);
    y += LINE;
  }
  brush.font = "400 32px Atkinson, sans-serif";
  brush.fillStyle = SOFT;
  brush.textAlign = "left";
  brush.fillText(`${result.game} · Volière · ${result.place}`, EDGE, y + 14, WIDTH - 2 * EDGE);
  return canvas;
}

/** Share the picture where the device can, else save it. */
export async function drawResult(result: Result): Promise<void> {
  const canvas = await paint(result);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("canvas");
  const file = new File([blob], `${result.game.toLowerCase()}.png`, { type: "image/png" });
  const share = { files: [file], title: result.headline };
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.(share)) return navigator.share(share);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Where the mirrors look at the cloth. */
export interface Look {
  /** In radians. */
  readonly turn: number;
  /** In pixels of the cloth. */
  readonly x: number;
  readonly y: number;
}

const MIRRORS = 12;
const WEDGE = (2 * Math.PI) / MIRRORS;

/** Fills the canvas with the cloth as mirrors show it: the same wedge twelve times, every other one reversed. */
export function drawKaleidoscope(context: CanvasRenderingContext2D, cloth: HTMLCanvasElement, { turn, x, y }: Look): void {
  const side = context.canvas.width;
  const radius = side / 2;
  const pattern = context.createPattern(cloth, 'repeat');
  if (pattern === null) return;
  context.clearRect(0, 0, side, side);
  context.fillStyle = pattern;
  for (let mirror = 0; mirror < MIRRORS; mirror += 1) {
    context.save();
    context.translate(radius, radius);
    const isReversed = mirror % 2 === 1;
    context.rotate((isReversed ? mirror + 1 : mirror) * WEDGE);
    if (isReversed) context.scale(1, -1);
    context.beginPath();
    context.moveTo(0, 0);
    // A hair wider than its share, so that no gap shows between two of them.
    context.arc(0, 0, radius, -0.004, WEDGE + 0.004);
    context.closePath();
    context.clip();
    // The cloth is drawn at the same size on every screen.
    const scale = side / 720;
    context.scale(scale, scale);
    context.rotate(turn);
    context.translate(x, y);
    context.fillRect(-2000 - x, -2000 - y, 4000, 4000);
    context.restore();
  }
}

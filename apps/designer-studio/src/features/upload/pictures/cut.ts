/** How a picture is cut to 3:4: turned in quarters, then enlarged around a point. */
export type Cut = {
  /** Clockwise. */
  readonly turns: 0 | 1 | 2 | 3;
  /** 1 shows as much as fits; at most 4. */
  readonly zoom: number;
  /** The point in the middle, as fractions of the turned picture. */
  readonly focusX: number;
  readonly focusY: number;
};

export const RATIO = 3 / 4;
export const uncut: Cut = { turns: 0, zoom: 1, focusX: 0.5, focusY: 0.5 };

/** The part of the turned picture that is kept, in its pixels. It never reaches over an edge. */
export function keptPart({ width, height }: { readonly width: number; readonly height: number }, { turns, zoom, focusX, focusY }: Cut) {
  const [turnedWidth, turnedHeight] = turns % 2 === 0 ? [width, height] : [height, width];
  const most = Math.min(turnedWidth, turnedHeight * RATIO);
  const kept = { width: most / clamp(zoom, 1, 4), height: most / clamp(zoom, 1, 4) / RATIO };
  return {
    ...kept,
    x: clamp(focusX * turnedWidth - kept.width / 2, 0, turnedWidth - kept.width),
    y: clamp(focusY * turnedHeight - kept.height / 2, 0, turnedHeight - kept.height),
    turnedWidth,
    turnedHeight,
  };
}

/** Draws the kept part over a canvas. */
export function drawCut(canvas: HTMLCanvasElement, bitmap: ImageBitmap, cut: Cut): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const part = keptPart(bitmap, cut);
  const scale = canvas.width / part.width;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  // From the middle of the turned picture to that of the file.
  context.translate((part.turnedWidth / 2 - part.x) * scale, (part.turnedHeight / 2 - part.y) * scale);
  context.rotate((cut.turns * Math.PI) / 2);
  context.scale(scale, scale);
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
}

/** Width in pixels that is sent: that of the part, within what the site shows. */
export function sentWidth(bitmap: ImageBitmap, cut: Cut): number {
  return Math.round(Math.min(2400, keptPart(bitmap, cut).width));
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}

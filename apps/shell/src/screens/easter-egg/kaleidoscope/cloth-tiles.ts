import { DYE } from '../cloths.ts';

/** The cloths in the order in which they are turned through. */
export const TILES = ['waves', 'hemp', 'stripes', 'kasuri', 'check'] as const;
export type Tile = (typeof TILES)[number];

/** Side of a tile in pixels. Every drawing repeats at its edges. */
const SIDE = 420;

/** A cloth as a picture that can be repeated in all directions; undefined where there is no canvas to draw on. */
export function drawTile(tile: Tile): HTMLCanvasElement | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  DRAWINGS[tile](context);
  return canvas;
}

type Draw = (context: CanvasRenderingContext2D) => void;

const DRAWINGS: Readonly<Record<Tile, Draw>> = {
  waves: (context) => {
    ground(context, DYE.indigo);
    for (let row = -1; row <= 14; row += 1) {
      for (let column = -1; column <= 7; column += 1) {
        const [x, y] = [column * 60 + (row % 2 === 0 ? 0 : 30), row * 30];
        for (const [radius, ink] of [
          [29, DYE.sky],
          [26, DYE.indigo],
          [19, DYE.rice],
          [16, DYE.indigo],
          [9, DYE.sky],
        ] as const)
          disc(context, x, y, radius, ink);
      }
    }
    band(context, 300, 34, DYE.vermilion);
    disc(context, 120, 120, 54, DYE.ochre);
  },
  hemp: (context) => {
    ground(context, DYE.vermilion);
    context.strokeStyle = DYE.rice;
    context.lineWidth = 2.4;
    for (let x = 0; x < SIDE; x += 70) {
      for (let y = 0; y < SIDE; y += 60) {
        for (let ray = 0; ray < 6; ray += 1)
          line(context, x + 35, y + 30, x + 35 + Math.cos((ray * Math.PI) / 3) * 34, y + 30 + Math.sin((ray * Math.PI) / 3) * 34);
        for (let ray = 0; ray < 6; ray += 1)
          line(
            context,
            x + 35 + Math.cos((ray * Math.PI) / 3) * 34,
            y + 30 + Math.sin((ray * Math.PI) / 3) * 34,
            x + 35 + Math.cos(((ray + 0.5) * Math.PI) / 3) * 16,
            y + 30 + Math.sin(((ray + 0.5) * Math.PI) / 3) * 16,
          );
      }
    }
    band(context, 90, 50, DYE.ink);
    disc(context, 300, 290, 62, DYE.rose);
  },
  stripes: (context) => {
    ground(context, DYE.rice);
    for (let x = 0; x < SIDE; x += 42) {
      bar(context, x + 4, 12, DYE.ochre);
      bar(context, x + 22, 6, DYE.wine);
      bar(context, x + 33, 2, DYE.indigo);
    }
    band(context, 210, 70, DYE.moss);
    disc(context, 90, 330, 48, DYE.indigo);
    disc(context, 320, 90, 34, DYE.vermilion);
  },
  kasuri: (context) => {
    ground(context, DYE.ink);
    context.strokeStyle = DYE.rice;
    context.lineWidth = 5;
    for (let x = 0; x < SIDE; x += 84) {
      for (let y = 0; y < SIDE; y += 84) {
        line(context, x + 42, y + 18, x + 42, y + 66);
        line(context, x + 18, y + 42, x + 66, y + 42);
        disc(context, x, y, 9, DYE.sky);
      }
    }
    band(context, 340, 40, DYE.indigo);
    disc(context, 210, 126, 40, DYE.vermilion);
  },
  check: (context) => {
    ground(context, DYE.leaf);
    context.globalAlpha = 0.45;
    for (let at = 0; at < SIDE; at += 84) {
      bar(context, at, 42, DYE.moss);
      band(context, at + 21, 42, DYE.moss);
    }
    context.globalAlpha = 1;
    for (let at = 0; at < SIDE; at += 84) {
      bar(context, at + 62, 4, DYE.wine);
      band(context, at + 62, 4, DYE.rice);
    }
    disc(context, 130, 250, 56, DYE.clay);
    disc(context, 330, 330, 30, DYE.ink);
  },
};

function ground(context: CanvasRenderingContext2D, ink: string): void {
  context.fillStyle = ink;
  context.fillRect(0, 0, SIDE, SIDE);
}

/** Drawn again beyond every edge it reaches over, so that the tile repeats. */
function disc(context: CanvasRenderingContext2D, x: number, y: number, radius: number, ink: string): void {
  context.fillStyle = ink;
  for (const offsetX of [-SIDE, 0, SIDE]) {
    for (const offsetY of [-SIDE, 0, SIDE]) {
      context.beginPath();
      context.arc(x + offsetX, y + offsetY, radius, 0, Math.PI * 2);
      context.fill();
    }
  }
}

function bar(context: CanvasRenderingContext2D, x: number, width: number, ink: string): void {
  context.fillStyle = ink;
  context.fillRect(x, 0, width, SIDE);
}

function band(context: CanvasRenderingContext2D, y: number, height: number, ink: string): void {
  context.fillStyle = ink;
  context.fillRect(0, y, SIDE, height);
}

function line(context: CanvasRenderingContext2D, fromX: number, fromY: number, toX: number, toY: number): void {
  context.beginPath();
  context.moveTo(fromX, fromY);
  context.lineTo(toX, toY);
  context.stroke();
}

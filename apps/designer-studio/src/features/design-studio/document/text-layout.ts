import { LETTERING } from '@orime/contracts/api/catalogue/studio-drawing';
import type { FontKey, TextObject } from './object-types.ts';

/** Families by the document's own words. Latin fonts hand what they lack to the Japanese one, emoji to the system. */
export const FONT_FAMILIES: Readonly<Record<FontKey, string>> = {
  sans: "'Inter Variable', 'Noto Sans JP Variable', sans-serif",
  display: "'Fraunces Variable', 'Noto Sans JP Variable', serif",
  gothic: "'Noto Sans JP Variable', 'Inter Variable', sans-serif",
};

const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u;

type Lettering = Pick<TextObject, 'text' | 'size' | 'font' | 'weight'>;

/** Width and height that a text takes, in mm. Measured by the browser where there is one that draws, otherwise estimated. */
export function measureText(lettering: Lettering): { readonly width: number; readonly height: number } {
  const lines = lettering.text.split('\n');
  const height = lettering.size * LETTERING.boxHeight * (LETTERING.lineHeight * (lines.length - 1) + 1);
  return { width: Math.max(lettering.size * 0.2, ...lines.map((line) => widthOf(line, lettering))), height };
}

function widthOf(line: string, { size, font, weight }: Lettering): number {
  const context = measuring();
  if (context === undefined) return [...line].reduce((sum, letter) => sum + size * (WIDE.test(letter) ? 1 : 0.56), 0);
  context.font = `${String(weight)} 100px ${FONT_FAMILIES[font]}`;
  return (context.measureText(line).width * size) / 100;
}

let context: CanvasRenderingContext2D | undefined;

function measuring(): CanvasRenderingContext2D | undefined {
  if (typeof OffscreenCanvas === 'undefined') return undefined;
  context ??= document.createElement('canvas').getContext('2d') ?? undefined;
  return context;
}

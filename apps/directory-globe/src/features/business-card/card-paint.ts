import { encodeQr } from '@orime/ui/qr';
import { CARD_SIZES, type CardItem, type CardSize, type CardTone } from './card-layout.ts';

/** Printed colours: paper has them whatever the theme of the page. */
export const CARD_COLOURS: Readonly<
  Record<CardTone, { readonly ground: string; readonly text: string; readonly quiet: string; readonly accent: string }>
> = {
  paper: { ground: '#fbf9f4', text: '#16130f', quiet: '#5c554b', accent: '#b4472a' },
  ink: { ground: '#16130f', text: '#f6f2ea', quiet: '#b9b0a3', accent: '#d9653f' },
};

export function fontOf(font: 'display' | 'sans'): string {
  return font === 'display' ? 'var(--font-display)' : 'var(--font-sans)';
}

/** 600 dots an inch. */
const PIXELS_PER_MM = 23.622;

/** A side as a picture for messages and signatures; undefined where the browser gives no drawing context. */
export async function paintCard(items: readonly CardItem[], size: CardSize, tone: CardTone, url: string): Promise<Blob | undefined> {
  const { width, height } = CARD_SIZES[size];
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * PIXELS_PER_MM);
  canvas.height = Math.round(height * PIXELS_PER_MM);
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  const colours = CARD_COLOURS[tone];
  const theme = getComputedStyle(document.documentElement);
  context.scale(PIXELS_PER_MM, PIXELS_PER_MM);
  context.fillStyle = colours.ground;
  context.fillRect(0, 0, width, height);
  for (const item of items) {
    if (item.kind === 'band') {
      context.fillStyle = colours.accent;
      context.fillRect(item.x, item.y, item.width, item.height);
    } else if (item.kind === 'code') {
      const code = encodeQr(url);
      context.save();
      context.translate(item.x, item.y);
      context.scale(item.size / code.edge, item.size / code.edge);
      context.fillStyle = 'white';
      context.fillRect(0, 0, code.edge, code.edge);
      context.translate(4, 4);
      context.fillStyle = 'black';
      context.fill(new Path2D(code.path));
      context.restore();
    } else {
      context.fillStyle = item.isQuiet ? colours.quiet : colours.text;
      context.font = `${item.size}px ${theme.getPropertyValue(item.font === 'display' ? '--font-display' : '--font-sans')}`;
      context.textAlign = item.anchor === 'middle' ? 'center' : 'left';
      context.fillText(item.text, item.x, item.y);
    }
  }
  return new Promise((done) => canvas.toBlob((blob) => done(blob ?? undefined), 'image/png'));
}

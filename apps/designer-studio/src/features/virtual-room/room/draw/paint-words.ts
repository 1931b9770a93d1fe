import { CanvasTexture, SRGBColorSpace } from 'three';

const WIDTH = 1024;
const HEIGHT = 256;
const LARGEST = 150;

/** The collection's name as it stands on the wall, as large as it fits; nothing where nothing is drawn in 2D either. */
export function paintWords(words: string, colour: string): CanvasTexture | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-display') || 'serif';
  const fontOf = (size: number): string => `${size}px ${family}`;
  context.font = fontOf(LARGEST);
  const size = Math.min(LARGEST, (LARGEST * WIDTH * 0.96) / Math.max(1, context.measureText(words).width));
  context.font = fontOf(size);
  context.fillStyle = colour;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(words, WIDTH / 2, HEIGHT / 2);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  // Or the black behind the letters would show at their rims.
  texture.premultiplyAlpha = true;
  return texture;
}

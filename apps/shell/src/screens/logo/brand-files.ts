import { BRAND } from '@orime/contracts';
import { WORDMARK, wordmarkSvg } from '@orime/ui/brand';
import { paletteColor } from '@orime/ui/theme';
import { makeZip } from '@orime/ui/zip';

export interface WordmarkVariant {
  readonly key: 'ink' | 'paper' | 'vermilion' | 'vermilion-on-dark';
  /** The ground the variant is made for, as a theme. */
  readonly ground: 'dark' | 'light';
  readonly ink: string;
}

/** One colour each, on a transparent ground. */
export const VARIANTS: readonly WordmarkVariant[] = [
  { key: 'ink', ground: 'light', ink: paletteColor('light', 'text') },
  { key: 'paper', ground: 'dark', ink: paletteColor('dark', 'text') },
  { key: 'vermilion', ground: 'light', ink: paletteColor('light', 'accent') },
  { key: 'vermilion-on-dark', ground: 'dark', ink: paletteColor('dark', 'accent') },
];

const PNG_WIDTH = 2400;

export function fileName(variant: WordmarkVariant, type: 'svg' | 'png'): string {
  return `${BRAND.name.toLowerCase()}-wordmark-${variant.key}.${type}`;
}

export function svgFile(variant: WordmarkVariant): Blob {
  return new Blob([wordmarkSvg(variant.ink)], { type: 'image/svg+xml' });
}

/** 2,400 pixels wide, transparent. Throws where the browser cannot make pictures. */
export async function pngFile({ ink }: WordmarkVariant): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const scale = PNG_WIDTH / WORDMARK.width;
  canvas.width = PNG_WIDTH;
  canvas.height = Math.ceil(WORDMARK.height * scale);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser has no canvas to draw on');
  context.scale(scale, scale);
  context.fillStyle = ink;
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas fills its path; there is no array
  context.fill(new Path2D(WORDMARK.path));
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('The picture could not be written')) : resolve(blob)), 'image/png');
  });
}

/** Every variant in both formats, with a note on how to use them. */
export async function brandKit(note: string): Promise<Blob> {
  const files = await Promise.all(
    VARIANTS.flatMap((variant) => [
      (async () => ({ name: `svg/${fileName(variant, 'svg')}`, content: await bytesOf(svgFile(variant)) }))(),
      (async () => ({ name: `png/${fileName(variant, 'png')}`, content: await bytesOf(await pngFile(variant)) }))(),
    ]),
  );
  return makeZip([...files, { name: 'readme.txt', content: note }]);
}

async function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.arrayBuffer());
}

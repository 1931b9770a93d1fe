import sharp from 'sharp';
import type { AvatarSpec } from '../vocabulary/index.ts';
import { dye, linear, luminance, mix, partnerColour } from './cloth/dye.ts';
import { drawPrint, printFor } from './cloth/prints/index.ts';
import { drape } from './cloth/relief.ts';
import { createNoise } from './noise.ts';
import { createLayer, halved, type Layer } from './raster/layer.ts';
import type { Rendered } from './render-design.ts';
import { at } from './scalar.ts';
import { developed } from './scene/finish.ts';
import { studioLight } from './scene/light.ts';
import { paintPart } from './scene/paint-part.ts';
import { compose, paperBackdrop } from './scene/studio.ts';

/** A swatch of cloth with the monogram embroidered on it, 480 × 480. The letters need a Japanese font on the machine that renders. */
export async function renderAvatar(spec: AvatarSpec, size = 480): Promise<Rendered> {
  const partner = spec.printColour ?? partnerColour(spec.colour, spec.seed);
  const base = dye(spec.colour);
  const print = spec.print ? printFor(spec.print, spec.seed, true) : undefined;
  const cloth = {
    weave: spec.fabric,
    base,
    second: mix(base, dye(partner), 0.5),
    third: mix(base, dye(partner), 0.3),
    print: print && drawPrint(print, spec.seed, 2),
  };
  const noise = createNoise(spec.seed);
  const layer = createLayer(size * 2, size * 2);
  const units = 300;
  const outline = [
    [-20, -20],
    [units + 20, -20],
    [units + 20, units + 20],
    [-20, units + 20],
  ] as const;
  paintPart(
    layer,
    { kind: 'part', outline, role: 'main', grain: 12, roll: 0, shade: 1, lift: 0, reliefs: [drape(noise, 8, 110, 60, 2)] },
    cloth,
    { x: 0, y: 0, scale: (size * 2) / units, width: size * 2, height: size * 2 },
    studioLight,
    { top: 0, bottom: units },
  );
  const thread = luminance(base) > 0.3 ? mix(dye(partner), linear('#1d1a18'), 0.55) : mix(dye(partner), linear('#f1e9da'), 0.82);
  embroider(layer, await letters(spec.monogram, size * 2), thread);
  const picture = paperBackdrop(size, size, base);
  compose(picture, halved(layer), 0, 0);
  return { width: size, height: size, pixels: developed(picture, 'neutral', spec.seed) };
}

/** Satin stitch: slanting threads, raised, with a shadow on the lower right. */
function embroider(layer: Layer, shape: Uint8Array, thread: readonly [number, number, number]): void {
  const { width, height, data } = layer;
  const reach = Math.round(width / 110);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const cover = at(shape, i) / 255;
      const behind = x > reach && y > reach ? at(shape, i - reach - reach * width) / 255 : 0;
      const shade = 1 - 0.45 * behind * (1 - cover);
      const strand = 0.5 + 0.5 * Math.sin(((x + y * 0.55) / width) * Math.PI * 2 * 96);
      const edge = (at(shape, Math.max(0, i - reach)) - at(shape, Math.min(shape.length - 1, i + reach))) / 255;
      const light = 0.74 + 0.26 * strand - 0.3 * edge;
      for (let channel = 0; channel < 3; channel++) {
        const to = i * 4 + channel;
        data[to] = at(data, to) * shade * (1 - cover) + at(thread, channel) * light * cover;
      }
    }
  }
}

async function letters(monogram: string, size: number): Promise<Uint8Array> {
  const wide = /[^ -~]/.test(monogram);
  const fontSize = Math.round(size * (monogram.length > 1 ? (wide ? 0.34 : 0.36) : 0.46));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><text x="50%" y="50%" dy="0.36em" text-anchor="middle" font-family="Noto Serif CJK JP, Noto Serif JP, serif" font-weight="600" font-size="${fontSize}" letter-spacing="${wide ? 0 : fontSize * 0.06}">${monogram}</text></svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).ensureAlpha().extractChannel(3).raw().toBuffer());
}

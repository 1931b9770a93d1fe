import type { StudioArea, StudioDocument, StudioObject } from '@orime/contracts/api/catalogue/studio-document';
import { baselines, pairs, shapePath, strokeScale } from '@orime/contracts/api/catalogue/studio-drawing';
import type { ImageObject, StrokeObject, TextObject } from '../document/object-types.ts';
import { FONT_FAMILIES } from '../document/text-layout.ts';

/** Marks the metadata from which a drawing is opened again as it was. */
export const METADATA_ID = 'orime-studio';

/** One print area as a drawing in mm, with the whole document in its metadata. `hrefOf` gives a picture's address, best as data. */
export function writeSvg(document: StudioDocument, area: StudioArea, hrefOf: (source: string) => string): string {
  const [width, height] = area.print;
  const drawn = area.objects.filter(({ hidden }) => !hidden).map((object) => drawObject(object, hrefOf));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}mm" height="${String(height)}mm" viewBox="0 0 ${String(width)} ${String(height)}">`,
    `<metadata id="${METADATA_ID}">${escape(JSON.stringify(document))}</metadata>`,
    ...drawn,
    '</svg>',
    '',
  ].join('\n');
}

const METADATA = new RegExp(String.raw`<metadata\s[^<>]*\bid=["']${METADATA_ID}["'][^<>]*>([^<]*)</metadata>`);

/**
 * The document that a drawing carries; nothing for a drawing of another program. Nothing else of the file is read, and not by the page's
 * parser, which its policy forbids.
 */
export function readSvg(text: string): unknown {
  const metadata = METADATA.exec(text)?.[1];
  if (!metadata) return undefined;
  try {
    return JSON.parse(unescape(metadata));
  } catch {
    return undefined;
  }
}

function drawObject(object: StudioObject, hrefOf: (source: string) => string): string {
  const { x, y, angle, flipX, flipY, opacity, id } = object;
  const scale = flipX || flipY ? ` scale(${flipX ? '-1' : '1'} ${flipY ? '-1' : '1'})` : '';
  const turn = angle === 0 ? '' : ` rotate(${short(angle)})`;
  return `<g id="${escape(id)}" transform="translate(${short(x)} ${short(y)})${turn}${scale}"${opacity === 1 ? '' : ` opacity="${short(opacity)}"`}>${content(object, hrefOf)}</g>`;
}

function content(object: StudioObject, hrefOf: (source: string) => string): string {
  switch (object.kind) {
    case 'text':
      return textOf(object);
    case 'shape':
      return `<path d="${shapePath(object)}" fill="${object.fill ?? 'none'}"${object.stroke === null ? '' : ` stroke="${object.stroke}" stroke-width="${short(object.strokeWidth)}"`}/>`;
    case 'stroke':
      return strokeOf(object);
    case 'image':
      return imageOf(object, hrefOf(object.source));
  }
}

function textOf(object: TextObject): string {
  const { text, font, weight, size, fill, align, width } = object;
  const [anchor, x] = { left: ['start', -width / 2], center: ['middle', 0], right: ['end', width / 2] }[align] as [string, number];
  const tops = baselines(object);
  const lines = text.split('\n').map((line, index) => `<tspan x="${short(x)}" y="${short(tops[index] ?? 0)}">${escape(line)}</tspan>`);
  return `<text font-family="${FONT_FAMILIES[font].replaceAll('"', "'")}" font-weight="${String(weight)}" font-size="${short(size)}" fill="${fill}" text-anchor="${anchor}" xml:space="preserve">${lines.join('')}</text>`;
}

function strokeOf({ points, stroke, strokeWidth, width, height }: StrokeObject): string {
  const [scaleX, scaleY] = strokeScale({ points, width, height });
  const line = pairs(points)
    .map(([x, y]) => `${short(x * scaleX)} ${short(y * scaleY)}`)
    .join('L');
  return `<path d="M${line}" fill="none" stroke="${stroke}" stroke-width="${short(strokeWidth)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function imageOf({ width, height, tile, pixelWidth, pixelHeight, id }: ImageObject, href: string): string {
  const box = `x="${short(-width / 2)}" y="${short(-height / 2)}" width="${short(width)}" height="${short(height)}"`;
  if (tile === null) return `<image ${box} preserveAspectRatio="none" href="${escape(href)}"/>`;
  const tall = (tile * pixelHeight) / pixelWidth;
  return `<pattern id="tile-${escape(id)}" patternUnits="userSpaceOnUse" x="${short(-width / 2)}" y="${short(-height / 2)}" width="${short(tile)}" height="${short(tall)}"><image width="${short(tile)}" height="${short(tall)}" preserveAspectRatio="none" href="${escape(href)}"/></pattern><rect ${box} fill="url(#tile-${escape(id)})"/>`;
}

function short(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Takes back what `escape` did, or another program that stored the file anew. */
function unescape(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

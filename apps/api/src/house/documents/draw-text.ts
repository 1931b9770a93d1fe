import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type Sharp from 'sharp';
import { loadSharp } from '../storage/images.ts';

/** The faces of headlines on the site; what they lack comes from the sans serif of documents. */
export type DisplayFace = 'Fraunces' | 'Shippori Mincho';

export interface TextOptions {
  readonly face: DisplayFace;
  /** In pixels. */
  readonly size: number;
  /** Where lines break, in pixels. */
  readonly width: number;
  /** `#rrggbb`. */
  readonly color: string;
}

export interface DrawnText {
  /** PNG on a transparent ground, as large as its ink. */
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

export type DrawText = (text: string, options: TextOptions) => Promise<DrawnText>;

const FONTS = fileURLToPath(new URL('../../../fonts/', import.meta.url));
const state: { ready: Promise<typeof Sharp> | undefined } = { ready: undefined };

/**
 * Sets text in the project's own fonts, whatever the machine has installed. `folder` is for what the font library writes down about them.
 * The first call decides for the process.
 */
export async function openTextDrawing(folder: string): Promise<DrawText> {
  state.ready ??= prepare(folder);
  const sharp = await state.ready;
  return async (text, options) => {
    const { face, size, width } = options;
    const { data, info } = await sharp({
      text: { text: markup(text, options), font: `${face} ${size}`, width, wrap: 'word', rgba: true, dpi: 72 },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  };
}

async function prepare(folder: string): Promise<typeof Sharp> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'fonts.conf');
  await writeFile(
    file,
    `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">\n<fontconfig><dir>${escape(FONTS)}</dir><cachedir>${escape(folder)}</cachedir></fontconfig>\n`,
  );
  // Read by the font library when it draws its first text. Nothing else in this process draws any.
  process.env['FONTCONFIG_FILE'] = file;
  return loadSharp();
}

function markup(text: string, { face, size, color }: TextOptions): string {
  // Thousandths of a point: big Latin letters stand closer, kana have their own proportions.
  const setting = size < 48 ? '' : face === 'Fraunces' ? 'letter_spacing="-600"' : 'font_features="palt"';
  return `<span foreground="${color}" line_height="${face === 'Fraunces' ? '0.86' : '0.92'}" ${setting}>${escape(text)}</span>`;
}

/** The markup is XML, which has no way to write most control characters. */
function escape(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\n]|[\uFFFE\uFFFF]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

import type { OutlineFont } from 'opentype.js/dist/opentype.mjs';
import type { Path } from '../stitch/geometry/path.ts';
import { simplify } from '../stitch/geometry/simplify.ts';
import { readPathData } from './svg/read-path-data.ts';

export type TextOutlines =
  | { readonly status: 'read'; readonly paths: readonly Path[] }
  | { readonly status: 'refused'; readonly missing: string };

/** One font for Latin, kana and kanji: the one that the site's papers are set in. */
const FONT = new URL('../../../../../api/fonts/noto-sans-jp-bold.ttf', import.meta.url);
/** Outlines smaller than this, in millimetres across, are specks of the font and cannot be sewn. */
const SPECK_MM = 0.4;

/**
 * The outlines of a line of text, `height` mm from the top of its capitals to the baseline, around the middle of the hoop. Font and reader
 * are loaded with the first text. Letters that the font has not are named instead.
 */
export async function outlineText(text: string, height: number): Promise<TextOutlines> {
  const font = await loadFont();
  const missing = [...new Set(text)].filter((letter) => letter.trim() !== '' && font.charToGlyphIndex(letter) === 0).join('');
  if (missing !== '') return { status: 'refused', missing };
  // The capitals of this font are 0.733 em high. Letters stand apart a little: sewn edges spread.
  const size = height / 0.733;
  const drawn = font.getPath(text, 0, 0, size, { kerning: true, letterSpacing: 0.03 }).toPathData(3);
  const paths = readPathData(drawn, size)
    .filter(({ points }) => isSewable(points))
    .map(({ points }) => ({ points: simplify(points, 0.03), isClosed: true }));
  const xs = paths.flatMap(({ points }) => points.map(({ x }) => x));
  const middle = xs.length === 0 ? 0 : (xs.reduce((a, b) => Math.min(a, b)) + xs.reduce((a, b) => Math.max(a, b))) / 2;
  return {
    status: 'read',
    paths: paths.map((path) => ({ ...path, points: path.points.map(({ x, y }) => ({ x: x - middle, y: y + height / 2 })) })),
  };
}

function isSewable(points: Path['points']): boolean {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)) >= SPECK_MM;
}

let loaded: Promise<OutlineFont> | undefined;

function loadFont(): Promise<OutlineFont> {
  loaded ??= readFont();
  // A failed download is tried again with the next text.
  loaded.catch(() => (loaded = undefined));
  return loaded;
}

async function readFont(): Promise<OutlineFont> {
  const [opentype, answer] = await Promise.all([import('opentype.js/dist/opentype.mjs'), fetch(FONT)]);
  if (!answer.ok) throw new Error(`The font answered ${String(answer.status)}`);
  return opentype.parse(await answer.arrayBuffer());
}

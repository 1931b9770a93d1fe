import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { LATIN, LATIN_EXTENDED } from './ranges.ts';

type Face = {
  /** Name of the file here. */
  readonly file: string;
  /** URL of the file that it is made from. */
  readonly source: string;
  readonly range: string;
  /** Axes that are pinned to a value or limited. */
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
};

/** Weights that the tokens name. */
const interAxes = { wght: { min: 400, max: 600 } };
/** One optical size, that of a headline of 48 px: the axis of all sizes is half of the file. */
const frauncesAxes = { opsz: 48, wght: { min: 300, max: 600 } };

export const faces: readonly Face[] = [
  {
    file: 'inter-latin-wght-normal.woff2',
    source: import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
    range: LATIN,
    axes: interAxes,
  },
  {
    file: 'inter-latin-ext-wght-normal.woff2',
    source: import.meta.resolve('@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2'),
    range: LATIN_EXTENDED,
    axes: interAxes,
  },
  {
    file: 'fraunces-latin-wght-normal.woff2',
    source: import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2'),
    range: LATIN,
    axes: frauncesAxes,
  },
  {
    file: 'fraunces-latin-ext-wght-normal.woff2',
    source: import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2'),
    range: LATIN_EXTENDED,
    axes: frauncesAxes,
  },
];

/** The bytes of a face: the glyphs of its range, and of its axes what is used. */
export async function subset({ axes, range, source }: Face): Promise<Buffer> {
  const whole = await readFile(fileURLToPath(source));
  return subsetFont(whole, charactersOf(range), { targetFormat: 'woff2', variationAxes: axes });
}

function charactersOf(range: string): string {
  return range
    .split(',')
    .map((part) => {
      const [first = 0, last = first] = part
        .slice('U+'.length)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
    })
    .join('');
}

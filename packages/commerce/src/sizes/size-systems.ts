/** Ways of naming a size: letters, Japanese numbers, and the numbers of Italy, continental Europe and the USA. */
export const SIZE_SYSTEMS = ['alpha', 'jp', 'it', 'eu', 'us'] as const;
export type SizeSystem = (typeof SIZE_SYSTEMS)[number];

/** The sizes that somebody wears, by system; a system may be missing. */
export type SavedSizes = Readonly<Record<string, string>>;

/** One body in every system. */
export type SizeRow = Readonly<Record<SizeSystem, string>>;

/** Rows of the same size from small to large. Makers differ by up to one row; a design's own chart is what counts. */
export const SIZE_ROWS: Readonly<Record<'women' | 'men', readonly SizeRow[]>> = {
  women: [
    { alpha: 'XS', jp: '0', it: '38', eu: '34', us: '2' },
    { alpha: 'S', jp: '1', it: '40', eu: '36', us: '4' },
    { alpha: 'M', jp: '2', it: '42', eu: '38', us: '6' },
    { alpha: 'L', jp: '3', it: '44', eu: '40', us: '8' },
    { alpha: 'XL', jp: '4', it: '46', eu: '42', us: '10' },
    { alpha: 'XXL', jp: '5', it: '48', eu: '44', us: '12' },
  ],
  men: [
    { alpha: 'XS', jp: '0', it: '44', eu: '44', us: '34' },
    { alpha: 'S', jp: '1', it: '46', eu: '46', us: '36' },
    { alpha: 'M', jp: '2', it: '48', eu: '48', us: '38' },
    { alpha: 'L', jp: '3', it: '50', eu: '50', us: '40' },
    { alpha: 'XL', jp: '4', it: '52', eu: '52', us: '42' },
    { alpha: 'XXL', jp: '5', it: '54', eu: '54', us: '44' },
  ],
};

/** A size in all systems; undefined where the table does not know it. */
export function convertSize(cut: 'women' | 'men', system: SizeSystem, size: string): SizeRow | undefined {
  return SIZE_ROWS[cut].find((row) => row[system] === size);
}

const SYSTEM_OF_COUNTRY: Readonly<Record<string, SizeSystem>> = { IT: 'it', JP: 'jp', US: 'us' };

/**
 * Which of a design's sizes somebody wears who has told their sizes. A design says its sizes without naming the system: where
 * several saved ones are among them (Italian 42 and European 38), the system of the design's country decides. Undefined where nothing
 * fits or that is not enough to know.
 */
export function savedSizeOf(offered: readonly string[], saved: SavedSizes, country: string): string | undefined {
  const fitting = SIZE_SYSTEMS.filter((system) => offered.includes(saved[system] ?? ''));
  const sizes = new Set(fitting.map((system) => saved[system]));
  if (sizes.size === 1) return [...sizes][0];
  const system = SYSTEM_OF_COUNTRY[country] ?? 'eu';
  return fitting.includes(system) ? saved[system] : undefined;
}

/** A source of choices that a seed repeats. */
export interface Random {
  /** From 0 up to, not including, `below`. */
  integer(below: number): number;
  chance(probability: number): boolean;
  pick<const Value>(values: readonly Value[]): Value;
  /** Ids, slugs and codes that exist, so that requests reach the code behind the look-up. */
  readonly known: readonly string[];
}

/** What is known to exist for a field of the body or the address; undefined where nothing is. */
export type Recall = (field: string) => unknown;

/** The mulberry32 generator. */
export function createRandom(seed: number, known: readonly string[] = ['dsn_01J00000000000000000000000']): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    known,
    integer: (below) => Math.floor(next() * below),
    chance: (probability) => next() < probability,
    pick(values) {
      const value = values[Math.floor(next() * values.length)];
      if (value === undefined) throw new Error('There is nothing to pick from');
      return value;
    },
  };
}

const texts = [
  '',
  ' ',
  '\t\n',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff tail',
  '😀'.repeat(50),
  '\u202e right to left',
  'Z̴̢͈a̵l̷g̶o̸',
  '絹のコート',
  'ｼﾙｸ',
  '﷽'.repeat(20),
  "'; DROP TABLE users; --",
  "' OR '1'='1",
  '1; SELECT pg_sleep(0)',
  '\\',
  '%',
  '%_%',
  '_',
  '" onload="alert(1)',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '{{7*7}}',
  '${7*7}',
  '%s%n%x',
  '../../../etc/passwd',
  '..\\..\\x',
  '/dev/null',
  'javascript:alert(1)',
  '//evil.example',
  'http://169.254.169.254/',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-Infinity',
  '1e400',
  '0x10',
  '-0',
  '1,5',
  '999999999999999999999999',
  '2147483648',
  '9223372036854775808',
  '-1',
  '2026-13-45',
  '0000-00-00T00:00:00Z',
  '+275760-09-13T00:00:00Z',
  '2026-02-30T25:61:61Z',
  'true',
  '[]',
  '{}',
  '[object Object]',
  'constructor',
  '__proto__',
  'toString',
  'a'.repeat(300),
  'b'.repeat(5000),
  'あ'.repeat(3000),
  'a@b.c',
  `${'x'.repeat(250)}@example.com`,
  '"@example.com',
  'a@b@c.de',
  "o'neil@example.com",
  'usr_01J00000000000000000000000',
  '*:*',
  'a & b | !c',
  "'a':*",
  '(((',
  'a\\',
  '&&&',
  '!!!',
  ':*',
  '<->',
] as const;

export function hostileText(random: Random): string {
  return random.pick(texts);
}

export function hostileValue(random: Random): unknown {
  const kind = random.integer(10);
  if (kind < 5) return hostileText(random);
  if (kind < 8) return random.pick([null, true, false, 0, -1, 1.5, -0.1, 2 ** 31, 2 ** 53, 1e308, -1e308, 1e-320]);
  return random.pick([
    [],
    {},
    [null],
    [[[[[[]]]]]],
    { a: { b: { c: {} } } },
    { $gt: '' },
    { length: -1 },
    { toString: 1 },
    Array.from({ length: 300 }, () => 'x'),
    Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`k${index}`, index])),
    Array.from({ length: 60 }).reduce((inner) => [inner], 'deep'),
  ]);
}

/** A source of choices that a seed repeats. */
export interface Random {
  /** From 0 up to, not including, `below`. */
  integer(below: number): number;
  chance(probability: number): boolean;
  pick<const Value>(values: readonly Value[]): Value;
  /** Ids, slugs and codes that exist, so that requests reach the code behind the look-up. */
  readonly known: readonly string[];
}

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
  '', ' ', '\t\n', '\0', 'a\0b', '\ud800', '\udfff tail', '😀'.repeat(50), '\u202e right to left', 'Z̴̢͈a̵l̷g̶o̸', '絹のコート', 'ｼﾙｸ', '﷽'.repeat(20),
  "'; DROP TABLE users; --", "' OR '1'='1", '1; SELECT pg_sleep(0)', '\\', '%', '%_%', '_', '" onload="alert(1)', '<script>alert(1)</script>', '<img src=x onerror=alert(1)>',
  '{{7*7}}', '${7*7}', '%s%n%x', '../../../etc/passwd', '..\\..\\x', '/dev/null', 'javascript:alert(1)', '//evil.example', 'http://169.254.169.254/',
  'null', 'undefined', 'NaN', 'Infinity', '-Infinity', '1e400', '0x10', '-0', '1,5', '999999999999999999999999', '2147483648', '9223372036854775808', '-1',
  '2026-13-45', '0000-00-00T00:00:00Z', '+275760-09-13T00:00:00Z', '2026-02-30T25:61:61Z', 'true', '[]', '{}', '[object Object]', 'constructor', '__proto__', 'toString',
  'a'.repeat(300), 'b'.repeat(5000), 'あ'.repeat(3000), 'a@b.c', `${'x'.repeat(250)}@example.com`, '"@example.com', 'a@b@c.de', "o'neil@example.com",
  'usr_01J00000000000000000000000', '*:*', 'a & b | !c', "'a':*", '(((', 'a\\', '&&&', '!!!', ':*', '<->',
] as const;

export function hostileText(random: Random): string {
  return random.pick(texts);
}

function hostileValue(random: Random): unknown {
  const kind = random.integer(10);
  if (kind < 5) return hostileText(random);
  if (kind < 8) return random.pick([null, true, false, 0, -1, 1.5, -0.1, 2 ** 31, 2 ** 53, 1e308, -1e308, 1e-320]);
  return random.pick([
    [], {}, [null], [[[[[[]]]]]], { a: { b: { c: {} } } }, { $gt: '' }, { length: -1 }, { toString: 1 }, Array.from({ length: 300 }, () => 'x'),
    Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`k${index}`, index])), Array.from({ length: 60 }).reduce((inner) => [inner], 'deep'),
  ]);
}

/** What of a JSON schema is looked at here; the routes' schemas are all made by TypeBox. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
}

/** A value that mostly fits the schema; with the given chance each part of it is hostile instead. */
function valueFor(schema: Schema, random: Random, hostility: number, depth = 0): unknown {
  if (depth > 8 || random.chance(hostility)) return hostileValue(random);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined && schema.enum.length > 0) return random.pick(schema.enum);
  if (schema.anyOf !== undefined && schema.anyOf.length > 0) return valueFor(random.pick(schema.anyOf), random, hostility, depth + 1);
  switch (schema.type) {
    case 'object':
      return objectFor(schema, random, hostility, depth);
    case 'array':
      return Array.from({ length: random.integer(4) }, () => valueFor(schema.items ?? {}, random, hostility, depth + 1));
    case 'integer':
    case 'number':
      return random.pick([schema.minimum ?? 0, schema.maximum ?? 1, random.integer(50), random.integer(2 ** 31)]);
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    case 'string':
      return textFor(schema, random);
    default:
      return hostileValue(random);
  }
}

function objectFor(schema: Schema, random: Random, hostility: number, depth: number): Record<string, unknown> {
  const object: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(schema.properties ?? {})) {
    const isNeeded = schema.required?.includes(name) === true;
    if (random.chance(isNeeded ? 0.97 : 0.6)) object[name] = valueFor(part, random, hostility, depth + 1);
  }
  const [free] = Object.values(schema.patternProperties ?? {});
  if (free !== undefined) object[random.chance(0.5) ? 'M' : hostileText(random).slice(0, 100)] = valueFor(free, random, hostility, depth + 1);
  if (random.chance(0.1)) object[hostileText(random).slice(0, 60)] = hostileValue(random);
  return object;
}

function textFor(schema: Schema, random: Random): string {
  if (schema.format === 'date-time') return '2026-05-01T10:00:00.000Z';
  if (schema.format?.endsWith('web-address') === true || schema.format === 'site-link') return random.pick(['https://atelier.example/about', 'https://絹.jp/']);
  if (schema.pattern?.includes('@') === true) return `person${random.integer(20)}@example.com`;
  if (schema.pattern === '^[A-Z]{2}$') return random.pick(['US', 'JP', 'ZZ']);
  if (schema.pattern?.startsWith('^/') === true || schema.pattern?.startsWith('^(/') === true) return '/catalog';
  if (random.chance(0.3)) return hostileText(random);
  return (random.chance(0.5) ? random.pick(random.known) : random.pick(['silk', '絹', 'M', 'test-handle', 'a long enough value'])).padEnd(schema.minLength ?? 0, 'x');
}

const brokenBodies = ['', '{', '[]', 'null', '"text"', '5', '{"a":', '{"a":1}}', '\ufeff{}', 'a=b&c=d', '{"__proto__":{"polluted":true}}', '{"constructor":{"prototype":{"polluted":true}}}', `${'['.repeat(2000)}${']'.repeat(2000)}`] as const;

/** JSON text of a body. Half of the bodies break the schema on purpose, the rest reach the code behind it. */
export function bodyFor(schema: unknown, random: Random): string {
  if (random.chance(0.06)) return random.pick(brokenBodies);
  // Schemas of routes are plain JSON schemas.
  return JSON.stringify(valueFor((schema ?? { type: 'object' }) as Schema, random, random.chance(0.5) ? 0 : 0.25)) ?? 'null';
}

export function queryFor(schema: unknown, random: Random): string {
  const properties = (schema as Schema | undefined)?.properties ?? {}; // as above
  const query = new URLSearchParams();
  for (const [name, part] of Object.entries(properties)) {
    if (random.chance(0.4)) continue;
    const value = valueFor(part, random, random.chance(0.6) ? 0 : 0.4);
    for (const one of Array.isArray(value) ? value.slice(0, 5) : [value]) query.append(name, typeof one === 'string' ? one.slice(0, 2000) : (JSON.stringify(one) ?? ''));
  }
  if (random.chance(0.1)) query.append(hostileText(random).slice(0, 50), hostileText(random).slice(0, 200));
  return query.toString();
}

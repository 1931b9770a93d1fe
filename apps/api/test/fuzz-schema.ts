import { hostileText, hostileValue, type Random, type Recall } from './fuzz-values.ts';

/** What of a JSON schema is looked at here; the routes' schemas are all made by TypeBox. */
export interface Schema {
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
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

export interface Taste {
  readonly random: Random;
  readonly recall: Recall;
  /** Chance of each part to be hostile; with none the value fits its schema. */
  readonly hostility: number;
  /** Nothing strange at all: what a form of ours would send. */
  readonly calm: boolean;
}

/** A value that mostly fits the schema; with the given chance each part of it is hostile instead. */
export function valueFor(schema: Schema, taste: Taste, name = '', depth = 0): unknown {
  const { random, hostility, calm } = taste;
  if (depth > 12 || random.chance(hostility)) return hostileValue(random);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined && schema.enum.length > 0) return random.pick(schema.enum);
  if (schema.anyOf !== undefined && schema.anyOf.length > 0) return valueFor(random.pick(schema.anyOf), taste, name, depth + 1);
  switch (schema.type) {
    case 'object':
      // What is made of has to add up.
      if (calm && schema.properties?.['fibre'] !== undefined && schema.properties['percent'] !== undefined)
        return { fibre: random.pick(['cotton', 'wool', 'silk']), percent: 100 };
      return objectFor(schema, taste, depth);
    case 'array': {
      const least = schema.minItems ?? 0;
      const count = Math.min(schema.maxItems ?? 100, calm ? Math.max(least, random.integer(5) === 0 ? 0 : 1) : least + random.integer(3));
      return Array.from({ length: count }, () => valueFor(schema.items ?? {}, taste, name.replace(/s$/, ''), depth + 1));
    }
    case 'integer':
    case 'number':
      return numberFor(schema, taste, name);
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    case 'string':
      return textFor(schema, taste, name);
    default:
      return hostileValue(random);
  }
}

function objectFor(schema: Schema, taste: Taste, depth: number): Record<string, unknown> {
  const { random, hostility, calm } = taste;
  const object: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(schema.properties ?? {})) {
    const isNeeded = schema.required?.includes(name) === true;
    // A field that people do not see says that a machine has filled the form in.
    const chance = isNeeded ? (hostility === 0 ? 1 : 0.97) : name === 'subjectLine' ? (calm ? 0 : 0.1) : 0.5;
    if (random.chance(chance)) object[name] = valueFor(part, taste, name === 'id' ? (depth > 1 ? 'designId' : 'own') : name, depth + 1);
  }
  const [free] = Object.values(schema.patternProperties ?? {});
  if (free !== undefined)
    object[random.chance(0.8) ? random.pick(['S', 'M', 'USD']) : hostileText(random).slice(0, 100)] = valueFor(free, taste, '', depth + 1);
  if (random.chance(calm ? 0 : 0.1)) object[hostileText(random).slice(0, 60)] = hostileValue(random);
  return object;
}

function numberFor({ minimum = 0, maximum = 2 ** 31 - 1 }: Schema, { random, recall, calm }: Taste, name: string): number {
  const remembered = random.chance(0.8) ? recall(name) : undefined;
  if (typeof remembered === 'number') return remembered;
  const near = minimum + random.integer(Math.min(calm ? 4 : 50, Math.max(1, Math.floor(maximum - minimum + 1))));
  return calm ? near : random.pick([near, near, near, minimum, maximum]);
}

function textFor(schema: Schema, taste: Taste, name: string): string {
  const { random, recall, hostility, calm } = taste;
  const isFit = (text: string) =>
    text.length >= (schema.minLength ?? 0) && text.length <= (schema.maxLength ?? 5000) && matches(text, schema.pattern);
  if (/password/i.test(name) && random.chance(0.6)) return 'orime-demo-2026';
  const form = schema.format === undefined ? undefined : FORMATS[schema.format];
  if (form === undefined && random.chance(calm ? 0.9 : 0.6)) {
    const remembered = recall(name);
    if (typeof remembered === 'string' && isFit(remembered)) return remembered;
  }
  if (random.chance(calm ? 0 : hostility === 0 ? 0.2 : 0.3))
    return hostileText(random).slice(0, hostility === 0 ? (schema.maxLength ?? 5000) : 5000);
  if (form !== undefined) return random.pick(form);
  const fitting = [
    ...texts,
    ...random.known.slice(0, 40),
    `person${random.integer(20)}@example.com`,
    `made-up-${random.integer(1_000_000)}`,
  ].filter(isFit);
  if (fitting.length > 0) return random.pick(fitting);
  return 'a long enough value'.padEnd(schema.minLength ?? 0, 'x').slice(0, schema.maxLength ?? 5000);
}

function matches(text: string, pattern: string | undefined): boolean {
  return pattern === undefined || new RegExp(pattern, 'u').test(text);
}

const FORMATS: Readonly<Record<string, readonly string[]>> = {
  'date-time': ['2026-12-01T10:00:00.000Z', '2027-02-12T00:00:00.000Z', '2027-02-13T00:00:00.000Z'],
  date: ['2026-11-01', '2026-11-20'],
  'web-address': ['https://example.com/a'],
  'optional-web-address': ['', 'https://example.com/a'],
  'site-link': ['/catalog', 'https://example.com/a'],
  'text-link': ['/catalog', 'https://example.com/a', 'mailto:a@example.com'],
  uri: ['https://example.com/a'],
};

/** Something for most patterns that the contracts have. */
const texts = [
  'consumer@example.com',
  'silk',
  '絹',
  'M',
  'S',
  'test-handle',
  'a long enough value',
  'https://example.com/a',
  '/catalog',
  '/api/gmailer/auth/callback',
  'US',
  'JP',
  'USD',
  'en',
  'indigo',
  'coat',
  'AW26',
  '123456',
  '#a09080',
  '2026-05-01',
  '10:30',
  '+81312345678',
  'orime-demo-2026',
  '0123456789abcdef',
  'America/New_York',
  'magazine',
  '1.0.0',
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJ01234567',
] as const;

import { valueFor, type Schema, type Taste } from './fuzz-schema.ts';
import { hostileText, type Random, type Recall } from './fuzz-values.ts';
import { multipartForm } from './multipart.ts';

const brokenBodies = [
  '',
  '{',
  '[]',
  'null',
  '"text"',
  '5',
  '{"a":',
  '{"a":1}}',
  '\ufeff{}',
  'a=b&c=d',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  `${'['.repeat(2000)}${']'.repeat(2000)}`,
] as const;

/** Two in five requests are plain, one in five is at the edges of what is allowed, the rest break the schema on purpose. */
function tasteFor(random: Random, recall: Recall): Taste {
  const kind = random.integer(5);
  return { random, recall, calm: kind < 2, hostility: kind < 3 ? 0 : 0.25 };
}

/** JSON text of a body. Plain ones reach the code behind the schema. */
export function bodyFor(schema: unknown, random: Random, recall: Recall): string {
  if (random.chance(0.06)) return random.pick(brokenBodies);
  // Schemas of routes are plain JSON schemas.
  return JSON.stringify(valueFor((schema ?? { type: 'object' }) as Schema, tasteFor(random, recall))) ?? 'null';
}

export function queryFor(schema: unknown, random: Random, recall: Recall): string {
  const properties = (schema as Schema | undefined)?.properties ?? {}; // as above
  const query = new URLSearchParams();
  for (const [name, part] of Object.entries(properties)) {
    if (random.chance(0.4)) continue;
    const value = valueFor(part, tasteFor(random, recall), name);
    for (const one of Array.isArray(value) ? value.slice(0, 5) : [value])
      query.append(name, typeof one === 'string' ? one.slice(0, 2000) : (JSON.stringify(one) ?? ''));
  }
  if (random.chance(0.1)) query.append(hostileText(random).slice(0, 50), hostileText(random).slice(0, 200));
  return query.toString();
}

/** A form with one small picture, which is sometimes none. */
export function formFor(random: Random): { payload: Buffer; headers: Record<string, string> } {
  const bytes = Buffer.from(picture, 'base64');
  return multipartForm({
    name: random.chance(0.8)
      ? 'picture.png'
      : hostileText(random)
          .slice(0, 100)
          .replaceAll(/["\r\n]/g, ''),
    type: 'image/png',
    bytes: random.chance(0.8) ? bytes : bytes.subarray(0, random.integer(bytes.length)),
  });
}

/** One grey point as PNG. */
const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';

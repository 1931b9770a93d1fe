import { randomFillSync } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const state = { timeMs: 0, place: 0 };

/** Ids that one millisecond has room for; those after them are given to the next one. */
const mostInMillisecond = 32 ** 3;

/**
 * A new id such as `dsn_01J…`: sortable by time within a process and across them to the millisecond. 65 bits are drawn for
 * each id: who has one cannot tell the ids made before or after it.
 */
export function newId(prefix: string): string {
  const now = Date.now();
  if (now > state.timeMs) Object.assign(state, { timeMs: now, place: 0 });
  else if (state.place === mostInMillisecond - 1) Object.assign(state, { timeMs: state.timeMs + 1, place: 0 });
  else state.place += 1;
  let text = `${prefix}_${encode(state.timeMs, 10)}${encode(state.place, 3)}`;
  for (const byte of takeRandom(13)) text += alphabet[byte & 31];
  return text;
}

/** A number that people read out and write down: `AP-7K3Q-M2XD`. 40 random bits; says nothing about how many there are. */
export function newReference(prefix: string): string {
  const text = Array.from(takeRandom(8), (byte) => alphabet[byte & 31]).join('');
  return `${prefix}-${text.slice(0, 4)}-${text.slice(4)}`;
}

/** A secret for links and guest keys: 32 random bytes as base64url. */
export function newSecret(): string {
  return takeRandom(32).toString('base64url');
}

const random = { bytes: Buffer.alloc(4096), used: 4096 };

/** Random bytes, each given out once. They are made many at a time: asking for a few takes as long as asking for thousands. */
function takeRandom(count: number): Buffer {
  if (random.used + count > random.bytes.length) {
    randomFillSync(random.bytes);
    random.used = 0;
  }
  random.used += count;
  return Buffer.from(random.bytes.subarray(random.used - count, random.used));
}

function encode(value: number, digits: number): string {
  let text = '';
  for (let rest = value, place = 0; place < digits; place += 1, rest = Math.floor(rest / 32)) text = `${alphabet[rest % 32]}${text}`;
  return text;
}

import { randomFillSync } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const state = { timeMs: 0, time: '', tail: new Uint8Array(16) };

/** A new id such as `dsn_01J…`: sortable by time within a process and across them to the millisecond, 80 random bits. */
export function newId(prefix: string): string {
  const now = Date.now();
  if (now > state.timeMs) {
    state.timeMs = now;
    state.time = encodeTime(now);
    state.tail = Uint8Array.from(takeRandom(16), (byte) => byte & 31);
  } else {
    increment(state.tail);
  }
  let text = `${prefix}_${state.time}`;
  for (const digit of state.tail) text += alphabet[digit];
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

function encodeTime(timeMs: number): string {
  let text = '';
  for (let rest = timeMs, place = 0; place < 10; place += 1, rest = Math.floor(rest / 32)) text = `${alphabet[rest % 32]}${text}`;
  return text;
}

/** The next id of the same millisecond sorts after the one before. */
function increment(tail: Uint8Array): void {
  for (let place = tail.length - 1; place >= 0; place -= 1) {
    const digit = (tail[place] ?? 0) + 1;
    tail[place] = digit & 31;
    if (digit < 32) return;
  }
}

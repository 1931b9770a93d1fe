import { randomBytes } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const state = { timeMs: 0, tail: new Uint8Array(16) };

/** A new id such as `dsn_01J…`: sortable by time within a process and across them to the millisecond, 80 random bits. */
export function newId(prefix: string): string {
  const now = Date.now();
  if (now > state.timeMs) {
    state.timeMs = now;
    state.tail = Uint8Array.from(randomBytes(16), (byte) => byte & 31);
  } else {
    increment(state.tail);
  }
  return `${prefix}_${encodeTime(state.timeMs)}${Array.from(state.tail, (digit) => alphabet[digit]).join('')}`;
}

/** A number that people read out and write down: `AP-7K3Q-M2XD`. 40 random bits; says nothing about how many there are. */
export function newReference(prefix: string): string {
  const text = Array.from(randomBytes(8), (byte) => alphabet[byte & 31]).join('');
  return `${prefix}-${text.slice(0, 4)}-${text.slice(4)}`;
}

/** A secret for links and guest keys: 32 random bytes as base64url. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
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

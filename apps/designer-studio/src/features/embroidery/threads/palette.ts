import { colourDistance, type Rgb } from './colour-distance.ts';

/** Forty threads: what a shop's rack needs for plants, skin, cloth and lettering. Their names are in the locale files, `thread.<id>`. */
export const THREADS = [
  { id: 'snow', hex: '#f7f7f4' },
  { id: 'ecru', hex: '#ece2cc' },
  { id: 'cream', hex: '#fbeeb3' },
  { id: 'silver', hex: '#b9bcc0' },
  { id: 'ash', hex: '#87898c' },
  { id: 'charcoal', hex: '#45484c' },
  { id: 'ink', hex: '#14151a' },
  { id: 'blush', hex: '#f8d3cf' },
  { id: 'cherry-blossom', hex: '#f3b3c1' },
  { id: 'rose', hex: '#e06a8c' },
  { id: 'peony', hex: '#c8246a' },
  { id: 'scarlet', hex: '#d6202b' },
  { id: 'madder', hex: '#9e2230' },
  { id: 'bordeaux', hex: '#5e1424' },
  { id: 'vermilion', hex: '#e6471d' },
  { id: 'persimmon', hex: '#ee7b30' },
  { id: 'apricot', hex: '#f8b878' },
  { id: 'marigold', hex: '#f4a51c' },
  { id: 'sunflower', hex: '#fad02c' },
  { id: 'lemon', hex: '#f6ee5a' },
  { id: 'old-gold', hex: '#b98a1e' },
  { id: 'sand', hex: '#d3b88c' },
  { id: 'camel', hex: '#b07d48' },
  { id: 'chestnut', hex: '#7c4524' },
  { id: 'cocoa', hex: '#3f2618' },
  { id: 'young-leaf', hex: '#b5d34c' },
  { id: 'leaf', hex: '#5da33c' },
  { id: 'moss', hex: '#6d7332' },
  { id: 'pine', hex: '#1f5a34' },
  { id: 'mint', hex: '#a9dcc0' },
  { id: 'jade', hex: '#1d9a76' },
  { id: 'teal', hex: '#0f6a72' },
  { id: 'sky', hex: '#9fd2ec' },
  { id: 'azure', hex: '#2f8fd0' },
  { id: 'lapis', hex: '#1f4fae' },
  { id: 'indigo', hex: '#22315f' },
  { id: 'wisteria', hex: '#9a8fd0' },
  { id: 'lilac', hex: '#cdb4de' },
  { id: 'violet', hex: '#6d3a9c' },
  { id: 'plum', hex: '#4e2150' },
] as const;

export type ThreadId = (typeof THREADS)[number]['id'];
export type Thread = (typeof THREADS)[number];

export const FIRST_THREAD: ThreadId = 'vermilion';

export function isThread(id: unknown): id is ThreadId {
  return THREADS.some((thread) => thread.id === id);
}

export function threadOf(id: string): Thread {
  return THREADS.find((thread) => thread.id === id) ?? THREADS[0];
}

export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** The thread that looks most like a colour. */
export function nearestThread(colour: Rgb): ThreadId {
  let best: { id: ThreadId; away: number } = { id: FIRST_THREAD, away: Infinity };
  for (const { id, hex } of THREADS) {
    const away = colourDistance(colour, rgbOf(hex));
    if (away < best.away) best = { id, away };
  }
  return best.id;
}

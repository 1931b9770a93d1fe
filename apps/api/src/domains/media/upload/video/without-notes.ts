import { childrenOf, findBox, type Box } from './boxes.ts';

/** Boxes of notes: who filmed it with what, and where. */
const notes: ReadonlySet<string> = new Set(['udta', 'meta', 'uuid']);
/** Tracks of anything else, such as positions over time, are not for those who watch. */
const shownHandlers: ReadonlySet<string> = new Set(['vide', 'soun']);

/**
 * The same file with its notes made blank. They become free space, so that everything else stays at its offset: tables of samples
 * point into the file by number of bytes.
 */
export function withoutNotes(bytes: Buffer, boxes: readonly Box[]): Buffer {
  const clean = Buffer.from(bytes);
  const inside = boxes.filter(({ type }) => type === 'moov').flatMap((moov) => childrenOf(bytes, moov));
  const inTracks = inside.filter(({ type }) => type === 'trak').flatMap((track) => childrenOf(bytes, track));
  const blank = [
    ...[...boxes, ...inside, ...inTracks].filter(({ type }) => notes.has(type)),
    ...inside.filter((box) => box.type === 'trak' && !isShown(bytes, box)),
  ];
  for (const { at, start, end } of blank) {
    clean.write('free', at + 4, 'latin1');
    clean.fill(0, start, end);
  }
  return clean;
}

function isShown(bytes: Buffer, track: Box): boolean {
  const handler = findBox(bytes, track, 'mdia', 'hdlr');
  return handler !== undefined && shownHandlers.has(bytes.toString('latin1', handler.start + 8, handler.start + 12));
}

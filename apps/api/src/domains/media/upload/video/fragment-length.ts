import { childrenOf, findBox, type Box } from './boxes.ts';

/**
 * How long a film is that was written while it was recorded, whose head therefore says nothing: the sum of its fragments for a
 * track, in that track's own units of time.
 */
export function fragmentLength(bytes: Buffer, boxes: readonly Box[], trackId: number): number {
  const moov = boxes.find(({ type }) => type === 'moov');
  const usual = moov === undefined ? 0 : usualDuration(bytes, moov, trackId);
  const tracks = boxes
    .filter(({ type }) => type === 'moof')
    .flatMap((moof) => childrenOf(bytes, moof).filter(({ type }) => type === 'traf'));
  return tracks.reduce((sum, traf) => sum + trackLength(bytes, traf, trackId, usual), 0);
}

function usualDuration(bytes: Buffer, moov: Box, trackId: number): number {
  const mvex = findBox(bytes, moov, 'mvex');
  const trex = mvex && childrenOf(bytes, mvex).find(({ type, start }) => type === 'trex' && bytes.readUInt32BE(start + 4) === trackId);
  return trex === undefined ? 0 : bytes.readUInt32BE(trex.start + 12);
}

function trackLength(bytes: Buffer, traf: Box, trackId: number, usual: number): number {
  const head = findBox(bytes, traf, 'tfhd');
  if (head === undefined || bytes.readUInt32BE(head.start + 4) !== trackId) return 0;
  const flags = bytes.readUIntBE(head.start + 1, 3);
  const before = (flags & 0x1 ? 8 : 0) + (flags & 0x2 ? 4 : 0);
  const each = flags & 0x8 ? bytes.readUInt32BE(head.start + 8 + before) : usual;
  return childrenOf(bytes, traf)
    .filter(({ type }) => type === 'trun')
    .reduce((sum, run) => sum + runLength(bytes, run, each), 0);
}

function runLength(bytes: Buffer, run: Box, each: number): number {
  const flags = bytes.readUIntBE(run.start + 1, 3);
  const count = bytes.readUInt32BE(run.start + 4);
  if (!(flags & 0x100)) return count * each;
  const first = run.start + 8 + (flags & 0x1 ? 4 : 0) + (flags & 0x4 ? 4 : 0);
  const step = [0x100, 0x200, 0x400, 0x800].filter((bit) => flags & bit).length * 4;
  let sum = 0;
  for (let at = first; at + step <= run.end && at < first + count * step; at += step) sum += bytes.readUInt32BE(at);
  return sum;
}

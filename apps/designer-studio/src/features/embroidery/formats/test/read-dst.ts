import { Follower, type ReadFile } from './read-file.ts';

/**
 * Reads Tajima DST by the table of EduTechWiki: for each of the three bytes the meaning of its bits from 7 to 0.
 * Byte 1: y+1 y−1 y+9 y−9 x−9 x+9 x−1 x+1. Byte 2: y+3 y−3 y+27 y−27 x−27 x+27 x−3 x+3. Byte 3: jump, stop, y+81 y−81 x−81 x+81, set, set.
 */
const TABLE: readonly (readonly (readonly [axis: 'x' | 'y', amount: number] | undefined)[])[] = [
  [
    ['y', 1],
    ['y', -1],
    ['y', 9],
    ['y', -9],
    ['x', -9],
    ['x', 9],
    ['x', -1],
    ['x', 1],
  ],
  [
    ['y', 3],
    ['y', -3],
    ['y', 27],
    ['y', -27],
    ['x', -27],
    ['x', 27],
    ['x', -3],
    ['x', 3],
  ],
  [undefined, undefined, ['y', 81], ['y', -81], ['x', -81], ['x', 81], undefined, undefined],
];

export interface DstFile extends ReadFile {
  readonly header: ReadonlyMap<string, string>;
  readonly records: number;
}

export function readDst(bytes: Uint8Array): DstFile {
  const follower = new Follower();
  let [records, hasEnd] = [0, false];
  for (let at = 512; at + 2 < bytes.length && !hasEnd; at += 3) {
    const record = bytes.subarray(at, at + 3);
    records++;
    const last = record[2] ?? 0;
    if ((last & 0b11) !== 0b11) throw new Error(`Record ${String(records)} lacks its set bits`);
    if (last === 0xf3) hasEnd = true;
    else if ((last & 0b0100_0000) !== 0) follower.change();
    else {
      const { x, y } = moveOf(record);
      follower.move(x, -y, (last & 0b1000_0000) === 0);
    }
  }
  return { ...follower, header: headerOf(bytes.subarray(0, 512)), records, hasEnd };
}

function moveOf(record: Uint8Array): { x: number; y: number } {
  const move = { x: 0, y: 0 };
  for (const [index, byte] of record.entries())
    for (const [place, meaning] of (TABLE[index] ?? []).entries())
      if (meaning !== undefined && (byte & (0x80 >> place)) !== 0) move[meaning[0]] += meaning[1];
  return move;
}

function headerOf(bytes: Uint8Array): ReadonlyMap<string, string> {
  const text = String.fromCharCode(...bytes);
  const end = text.indexOf('\u001a');
  return new Map(
    text
      .slice(0, end)
      .split('\r')
      .filter((line) => line !== '')
      .map((line) => [line.slice(0, 2), line.slice(3).trim()]),
  );
}

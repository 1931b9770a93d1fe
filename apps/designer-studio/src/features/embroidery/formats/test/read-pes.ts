import { Follower, type ReadFile } from './read-file.ts';

export interface PesFile extends ReadFile {
  readonly label: string;
  /** Numbers of Brother's thread table. */
  readonly threads: readonly number[];
  readonly width: number;
  readonly height: number;
  /** How many pictures of 48 × 38 dots follow, and how many dots of the first are set. */
  readonly icons: number;
  readonly dots: number;
}

/** Reads the PEC block of a PES by the libpes wiki: header of 512 bytes, then 20 bytes, then stitches. */
export function readPes(bytes: Uint8Array): PesFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (from: number, count: number): string => String.fromCharCode(...bytes.subarray(from, from + count));
  if (!text(0, 8).startsWith('#PES')) throw new Error('Not a PES');
  const pec = view.getUint32(8, true);
  if (text(pec, 3) !== 'LA:' || view.getUint8(pec + 19) !== 0x0d) throw new Error('No label');
  const [stride, rows] = [view.getUint8(pec + 34), view.getUint8(pec + 35)];
  const count = view.getUint8(pec + 48) + 1;
  const block = pec + 512;
  const length = view.getUint16(block + 2, true) | (view.getUint8(block + 4) << 16);
  const follower = new Follower();
  const hasEnd = readStitches(bytes.subarray(block + 20, block + length), follower);
  const pictures = bytes.subarray(block + length);
  return {
    ...follower,
    hasEnd,
    label: text(pec + 3, 16).trim(),
    threads: [...bytes.subarray(pec + 49, pec + 49 + count)],
    width: view.getUint16(block + 8, true),
    height: view.getUint16(block + 10, true),
    icons: pictures.length / (stride * rows),
    dots: [...pictures.subarray(0, stride * rows)].reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0),
  };
}

/** Whether the end was reached, exactly with the last byte. */
function readStitches(bytes: Uint8Array, follower: Follower): boolean {
  let at = 0;
  const next = (): number => bytes[at++] ?? 0;
  const axis = (): { amount: number; isMove: boolean } => {
    const first = next();
    if ((first & 0x80) === 0) return { amount: first >= 64 ? first - 128 : first, isMove: false };
    const amount = ((first & 0x0f) << 8) | next();
    return { amount: amount >= 2048 ? amount - 4096 : amount, isMove: (first & 0x30) !== 0 };
  };
  while (at < bytes.length) {
    if (bytes[at] === 0xff) return at === bytes.length - 1;
    if (bytes[at] === 0xfe && bytes[at + 1] === 0xb0) {
      at += 3;
      follower.change();
      continue;
    }
    const [x, y] = [axis(), axis()];
    follower.move(x.amount, y.amount, !x.isMove && !y.isMove);
  }
  return false;
}

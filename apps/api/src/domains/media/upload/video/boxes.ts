/** A box of an MP4: four letters and what they hold. Offsets in bytes; `start` and `end` are of the content. */
export interface Box {
  readonly type: string;
  readonly at: number;
  readonly start: number;
  readonly end: number;
}

/** A real file has dozens; what is made to keep a reader busy has millions. */
const mostBoxes = 20_000;

/** The boxes that lie between two offsets, or undefined where they do not fill the space exactly. */
export function listBoxes(bytes: Buffer, start: number, end: number): readonly Box[] | undefined {
  const boxes: Box[] = [];
  let at = start;
  while (at < end) {
    const box = readBox(bytes, at, end);
    if (box === undefined || boxes.length === mostBoxes) return undefined;
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

/** The first box of a path of types inside of another. */
export function findBox(bytes: Buffer, from: Box, ...path: readonly string[]): Box | undefined {
  return path.reduce<Box | undefined>((box, type) => box && childrenOf(bytes, box).find((child) => child.type === type), from);
}

/** The boxes inside of one; none where it holds something else. */
export function childrenOf(bytes: Buffer, { start, end }: Box): readonly Box[] {
  return listBoxes(bytes, start, end) ?? [];
}

function readBox(bytes: Buffer, at: number, end: number): Box | undefined {
  if (end - at < 8) return undefined;
  const short = bytes.readUInt32BE(at);
  const isLong = short === 1;
  if (isLong && end - at < 16) return undefined;
  const head = isLong ? 16 : 8;
  const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? end - at : short;
  if (size < head || size > end - at) return undefined;
  return { type: bytes.toString('latin1', at + 4, at + 8), at, start: at + head, end: at + size };
}

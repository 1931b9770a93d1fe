export interface ByteRange {
  readonly start: number;
  /** With this byte. */
  readonly end: number;
}

/**
 * The bytes that `Range` asks for of a file of `size`, at most `most` of them: a shorter part than was asked for is a right answer.
 * Undefined without the header and for what is no single range of bytes, which means all; null where nothing lies.
 */
export function readRange(header: string | undefined, size: number, most: number): ByteRange | null | undefined {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  const [, from = '', to = ''] = found ?? [];
  if (found === null || (from === '' && to === '')) return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const wanted = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < start) return undefined;
  return start >= size || wanted < start ? null : { start, end: Math.min(wanted, start + most - 1) };
}

export interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A ZIP archive of entries as they are: pictures hardly get smaller by compression. Names in UTF-8. */
export function zip(entries: readonly ZipEntry[]): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const nameBytes = new Uint8Array(new TextEncoder().encode(name));
    // Version 2.0, names in UTF-8, stored, 1 January 2026 at midnight: the same files always make the same archive.
    const common = [
      [20, 2],
      [0x0800, 2],
      [0, 2],
      [0, 2],
      [DATE, 2],
      [crc32(bytes), 4],
      [bytes.length, 4],
      [bytes.length, 4],
      [nameBytes.length, 2],
      [0, 2],
    ] as const;
    const header = pack([[0x04034b50, 4], ...common]);
    directory.push(pack([[0x02014b50, 4], [20, 2], ...common, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]]), nameBytes);
    parts.push(header, nameBytes, bytes);
    offset += header.length + nameBytes.length + bytes.length;
  }
  const directoryLength = directory.reduce((sum, part) => sum + part.length, 0);
  const end = pack([
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [entries.length, 2],
    [entries.length, 2],
    [directoryLength, 4],
    [offset, 4],
    [0, 2],
  ]);
  return new Blob([...parts, ...directory, end], { type: 'application/zip' });
}

const DATE = ((2026 - 1980) << 9) | (1 << 5) | 1;

/** Numbers in little-endian order, each with its width in bytes. */
function pack(fields: readonly (readonly [value: number, width: 2 | 4])[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(fields.reduce((sum, [, width]) => sum + width, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [value, width] of fields) {
    if (width === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += width;
  }
  return bytes;
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

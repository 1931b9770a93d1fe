export type ZipEntry = {
  /** With folders where wanted: `pictures/front.jpg`. */
  readonly name: string;
  readonly content: Uint8Array<ArrayBuffer> | string;
};

/** What the plain format can say; more needs another one. */
const MAX_ENTRIES = 0xffff;
const MAX_BYTES = 0xffffffff;

/**
 * A ZIP archive of entries as they are: pictures and PDFs hardly get smaller by compression. The same entries always make the same
 * archive. A name that comes twice gets a number; names lead nowhere outside the archive. Throws `RangeError` for more than 65,535
 * entries or 4 GiB.
 */
export function makeZip(entries: readonly ZipEntry[]): Blob {
  if (entries.length > MAX_ENTRIES) throw new RangeError(`A ZIP archive holds 65,535 entries, not ${entries.length}.`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { name, bytes } of entries.map(toBytes(new Set()))) {
    if (offset + bytes.length > MAX_BYTES) throw new RangeError('A ZIP archive holds 4 GiB.');
    const common = commonFields(name, bytes);
    const header = pack([[0x04034b50, 4], ...common]);
    directory.push(pack([[0x02014b50, 4], [VERSION, 2], ...common, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]]), name);
    parts.push(header, name, bytes);
    offset += header.length + name.length + bytes.length;
  }
  const directoryBytes = directory.reduce((sum, part) => sum + part.length, 0);
  const end: readonly Field[] = [
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [entries.length, 2],
    [entries.length, 2],
    [directoryBytes, 4],
    [offset, 4],
    [0, 2],
  ];
  return new Blob([...parts, ...directory, pack(end)], { type: 'application/zip' });
}

type Field = readonly [value: number, width: 2 | 4];

const VERSION = 20;
const NAMES_ARE_UTF8 = 0x0800;
/** 1 January 2026, as DOS wrote dates. */
const DATE = ((2026 - 1980) << 9) | (1 << 5) | 1;

/** What a file's own header and its entry in the directory share: stored as it is, midnight, sizes. */
function commonFields(name: Uint8Array, bytes: Uint8Array): readonly Field[] {
  return [
    [VERSION, 2],
    [NAMES_ARE_UTF8, 2],
    [0, 2],
    [0, 2],
    [DATE, 2],
    [crc32(bytes), 4],
    [bytes.length, 4],
    [bytes.length, 4],
    [name.length, 2],
    [0, 2],
  ];
}

function toBytes(taken: Set<string>) {
  const encoder = new TextEncoder();
  return ({ name, content }: ZipEntry) => {
    const safe =
      name
        .replaceAll('\\', '/')
        .split('/')
        .filter((part) => part !== '' && part !== '.' && part !== '..')
        .join('/') || 'file';
    let own = safe;
    for (let number = 2; taken.has(own); number += 1) own = safe.replace(/(\.[^./]+)?$/, ` (${number})$1`);
    taken.add(own);
    // A fresh copy has a buffer of its own, as Blob asks for.
    return {
      name: new Uint8Array(encoder.encode(own)),
      bytes: typeof content === 'string' ? new Uint8Array(encoder.encode(content)) : content,
    };
  };
}

/** Numbers in little-endian order, each with its width in bytes. */
function pack(fields: readonly Field[]): Uint8Array<ArrayBuffer> {
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

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  return crc;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return ~crc >>> 0;
}

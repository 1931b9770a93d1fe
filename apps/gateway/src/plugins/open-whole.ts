import { open, type FileHandle } from 'node:fs/promises';
import type { Encoding } from '../documents/preferred-encoding.ts';

/** A released file as its manifest describes it; lengths are unknown for the manifest itself. */
export interface AssetLengths {
  readonly bytes: number | undefined;
  readonly brotliBytes: number | undefined;
}

export interface WholeFile {
  readonly handle: FileHandle;
  readonly encoding: Encoding;
  readonly bytes: number;
}

const SUFFIXES = { br: '.br', gzip: '.gz' } as const;

/**
 * Opens a file in the encoding that is wanted, or uncompressed where the compressed twin is missing or cut off. Undefined
 * when there is nothing whole to send. The caller closes the handle, or a stream made of it does.
 */
export async function openWhole(file: string, lengths: AssetLengths, wanted: Encoding): Promise<WholeFile | undefined> {
  const encoded = wanted === undefined ? undefined : await openEncoded(file, lengths, wanted);
  return encoded ?? openEncoded(file, lengths, undefined);
}

async function openEncoded(file: string, lengths: AssetLengths, encoding: Encoding): Promise<WholeFile | undefined> {
  const handle = await open(encoding === undefined ? file : `${file}${SUFFIXES[encoding]}`).catch(() => undefined);
  if (handle === undefined) return undefined;
  const { size } = await handle.stat();
  if (await isWhole(handle, size, lengths, encoding)) return { handle, encoding, bytes: size };
  await handle.close();
  return undefined;
}

async function isWhole(handle: FileHandle, size: number, { bytes, brotliBytes }: AssetLengths, encoding: Encoding): Promise<boolean> {
  if (encoding === 'br') return size === brotliBytes;
  if (encoding === undefined) return bytes === undefined || size === bytes;
  // A gzip file ends with the length of what it holds, modulo 2³².
  if (bytes === undefined || size < 4) return false;
  const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, size - 4);
  return buffer.readUInt32LE() === bytes % 2 ** 32;
}

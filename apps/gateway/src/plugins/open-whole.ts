import { open, type FileHandle } from 'node:fs/promises';
import type { Encoding } from '../documents/preferred-encoding.ts';
import { hasContent } from './verified-content.ts';

/** A released file as its manifest describes it; nothing of it is known for the manifest itself. */
export interface AssetFacts {
  readonly bytes: number | undefined;
  readonly brotliBytes: number | undefined;
  readonly integrity: string;
}

export interface WholeFile {
  readonly handle: FileHandle;
  readonly encoding: Encoding;
  readonly bytes: number;
}

/** Where a file is on this machine, or its compressed twin. */
export type Locate = (suffix: '' | '.br' | '.gz') => Promise<string | undefined>;

const SUFFIXES = { br: '.br', gzip: '.gz' } as const;

/**
 * Opens a file in the encoding that is wanted, or uncompressed where the compressed twin is missing, cut off or altered. Undefined
 * when there is nothing to send that is what was published. The caller closes the handle, or a stream made of it does.
 */
export async function openWhole(locate: Locate, asset: AssetFacts, wanted: Encoding): Promise<WholeFile | undefined> {
  const encoded = wanted === undefined ? undefined : await openEncoded(locate, asset, wanted);
  return encoded ?? openEncoded(locate, asset, undefined);
}

async function openEncoded(locate: Locate, asset: AssetFacts, encoding: Encoding): Promise<WholeFile | undefined> {
  const file = await locate(encoding === undefined ? '' : SUFFIXES[encoding]).catch(() => undefined);
  const handle = file === undefined ? undefined : await open(file).catch(() => undefined);
  if (file === undefined || handle === undefined) return undefined;
  const { size, ino, mtimeMs } = await handle.stat();
  const stamp = `${file}:${String(ino)}:${String(mtimeMs)}:${String(size)}`;
  if (isAsLong(size, asset, encoding) && (await hasContent(handle, stamp, asset.integrity, encoding)))
    return { handle, encoding, bytes: size };
  await handle.close();
  return undefined;
}

function isAsLong(size: number, { bytes, brotliBytes }: AssetFacts, encoding: Encoding): boolean {
  if (encoding === 'br') return size === brotliBytes;
  return encoding === 'gzip' || bytes === undefined || size === bytes;
}

import type { Registry } from '@orime/federation/registry';
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

type Store = Pick<Registry['store'], 'localFile' | 'renew'>;

const SUFFIXES = { br: '.br', gzip: '.gz' } as const;

/**
 * Opens a file in the encoding that is wanted, or uncompressed where the compressed twin is missing, cut off or altered. Undefined
 * when there is nothing to send that is what was published, also after the copy on this machine was fetched again. The caller closes the
 * handle, or a stream made of it does.
 */
export async function openWhole(store: Store, key: string, asset: AssetFacts, wanted: Encoding): Promise<WholeFile | undefined> {
  const encoded = wanted === undefined ? undefined : await openEncoded(store, key, asset, wanted);
  return encoded ?? openEncoded(store, key, asset, undefined);
}

async function openEncoded(store: Store, key: string, asset: AssetFacts, encoding: Encoding): Promise<WholeFile | undefined> {
  const encoded = encoding === undefined ? key : key + SUFFIXES[encoding];
  const file = await store.localFile(encoded).catch(() => undefined);
  if (file === undefined) return undefined;
  const whole = await openFile(file, asset, encoding);
  return whole ?? ((await store.renew(encoded)) ? openFile(file, asset, encoding) : undefined);
}

async function openFile(file: string, asset: AssetFacts, encoding: Encoding): Promise<WholeFile | undefined> {
  const handle = await open(file).catch(() => undefined);
  if (handle === undefined) return undefined;
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

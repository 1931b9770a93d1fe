import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Encoding } from '../documents/preferred-encoding.ts';

const DECODERS = { br: promisify(brotliDecompress), gzip: promisify(gunzip) } as const;
/** Files whose content is known; the oldest is forgotten and read again when somebody wants it. */
const MAX_KNOWN = 5000;
const known = new Map<string, Promise<boolean>>();

/**
 * Whether an open file holds, uncompressed, what this digest stands for. It is read once; after that its stamp vouches for it.
 * @param stamp changes when the file does
 * @param integrity `sha384-…`; empty when nothing is known of the content
 */
export function hasContent(handle: FileHandle, stamp: string, integrity: string, encoding: Encoding): Promise<boolean> {
  if (integrity === '') return Promise.resolve(true);
  const key = `${stamp}:${integrity}`;
  const found = known.get(key) ?? compare(handle, integrity, encoding);
  known.set(key, found);
  const [oldest] = known.keys();
  if (known.size > MAX_KNOWN && oldest !== undefined) known.delete(oldest);
  return found;
}

async function compare(handle: FileHandle, integrity: string, encoding: Encoding): Promise<boolean> {
  try {
    const { size } = await handle.stat();
    // Read by position: the handle's own stays at the beginning, where the answer starts.
    const { buffer } = await handle.read(Buffer.alloc(size), 0, size, 0);
    const content = encoding === undefined ? buffer : await DECODERS[encoding](buffer);
    return `sha384-${createHash('sha384').update(content).digest('base64')}` === integrity;
  } catch {
    // Cut off or altered so that it cannot be decompressed.
    return false;
  }
}

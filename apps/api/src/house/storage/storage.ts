import type { Config } from '../config/config.ts';
import { folderStorage } from './folder-storage.ts';

/** Where bytes of files live. Keys are made by `newStorageKey`; nothing a sender says is part of one. */
export interface Storage {
  put(key: string, bytes: Uint8Array, mime: string): Promise<void>;
  /** The bytes, or undefined when there is no such file. */
  get(key: string): Promise<Buffer | undefined>;
  /** Harmless when there is no such file. */
  remove(key: string): Promise<void>;
}

/** The folder `<DATA_DIR>/files`, or the bucket of S3_URL. */
export async function openStorage(config: Pick<Config, 's3Url' | 'dataDir'>): Promise<Storage> {
  if (config.s3Url === undefined) return folderStorage(`${config.dataDir}/files`);
  // The S3 client is large and needed only where it is set up.
  const { s3Storage } = await import('./s3-storage.ts');
  return s3Storage(config.s3Url);
}

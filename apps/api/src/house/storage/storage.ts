import type { Config } from '../config/config.ts';
import { folderStorage } from './folder-storage.ts';
import type { Storage } from './storage-types.ts';

/** The folder `<DATA_DIR>/files`, or the bucket of S3_URL. */
export async function openStorage(config: Pick<Config, 's3Url' | 'dataDir'>): Promise<Storage> {
  if (config.s3Url === undefined) return folderStorage(`${config.dataDir}/files`);
  // The S3 client is large and needed only where it is set up.
  const { s3Storage } = await import('./s3-storage.ts');
  return s3Storage(config.s3Url);
}

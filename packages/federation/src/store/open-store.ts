import { FolderStore } from './folder-store.ts';
import { S3Objects } from './s3-objects.ts';
import { S3Store } from './s3-store.ts';
import type { Store } from './store.ts';

/** The store at an address of a bucket, with copies of what never changes in the folder; without an address, the folder itself. */
export function openStore(folder: string, url: string | undefined): Store {
  return url === undefined || url === '' ? new FolderStore(folder) : new S3Store(new S3Objects(url), folder);
}

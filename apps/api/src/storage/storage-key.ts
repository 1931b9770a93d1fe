import { randomBytes } from 'node:crypto';

/** A fresh unguessable key such as `images/7f/k3…9q.webp`; two letters of folder keep directories small. */
export function newStorageKey(area: 'images' | 'documents', extension: 'webp' | 'pdf' | 'json'): string {
  const name = randomBytes(20).toString('hex');
  return `${area}/${name.slice(0, 2)}/${name}.${extension}`;
}

import { randomBytes } from 'node:crypto';

/** Where the AVIF of a master at a width lies: beside it, and always in the same place. */
export function avifKey(masterKey: string, width: number): string {
  return `${masterKey.replace(/\.webp$/, '')}-${width}.avif`;
}

/** A fresh unguessable key such as `images/7f/k3…9q.webp`; two letters of folder keep directories small. */
export function newStorageKey(area: 'images' | 'documents' | 'videos', extension: 'webp' | 'pdf' | 'json' | 'mp4'): string {
  const name = randomBytes(20).toString('hex');
  return `${area}/${name.slice(0, 2)}/${name}.${extension}`;
}

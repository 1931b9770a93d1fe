import { fileURLToPath } from 'node:url';
import type { Quality } from './quality.ts';

const packageFolder = fileURLToPath(new URL('../../../', import.meta.url));

/** Where pictures of a quality go: masters into the repository, drafts into an ignored folder. Ends with a slash. */
export function wornFolder(quality: Quality): string {
  return quality === 'final' ? `${packageFolder}imagery/` : `${packageFolder}.cache/${quality}/`;
}

/** Drapes are kept here between runs; ignored, and made again when missing. */
export const drapeFolder = `${packageFolder}.cache/drapes/`;

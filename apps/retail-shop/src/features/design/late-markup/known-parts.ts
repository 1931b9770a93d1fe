import type * as loaded from './loaded-parts.ts';

type Parts = typeof loaded;

const kept: { parts?: Parts } = {};

/** The code of the parts, if it has been loaded ahead. */
export const knownParts = (): Parts | undefined => kept.parts;

/** Keeps code that was loaded ahead, so that a page that a browser draws is complete at once. */
export function keepParts(parts: Parts): void {
  kept.parts = parts;
}

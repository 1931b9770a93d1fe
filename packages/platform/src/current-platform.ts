import type { Platform } from './platform.ts';

let current: Platform | undefined;

/** Makes a platform the one that functions outside components (`api`, `addToCart`, `setLanguage`) act on. */
export function installPlatform(platform: Platform): void {
  current = platform;
}

/** Throws before `installPlatform`: such a call can only be a side effect at import. */
export function currentPlatform(): Platform {
  if (current === undefined) throw new Error('The platform is not installed yet: call this from a handler or an effect, not at import.');
  return current;
}

export function installedPlatform(): Platform | undefined {
  return current;
}

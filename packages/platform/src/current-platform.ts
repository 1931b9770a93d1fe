import type { Platform } from './platform.ts';

let current: Platform | undefined;

/** Makes this the platform that functions outside components (`api`, `addToCart`, `setLanguage`) use. */
export function installPlatform(platform: Platform): void {
  current = platform;
}

/** The installed platform. Throws before `installPlatform`, which means that the caller runs at import time. */
export function currentPlatform(): Platform {
  if (current === undefined) throw new Error('The platform is not installed yet: call this from a handler or an effect, not at import.');
  return current;
}

/** The installed platform; undefined before `installPlatform`. */
export function installedPlatform(): Platform | undefined {
  return current;
}

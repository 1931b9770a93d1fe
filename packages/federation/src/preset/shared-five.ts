import { packageVersion } from './package-version.ts';

/**
 * The five shared modules, the only code that shell and remotes share at run time. Other libraries (router, i18next, Emotion,
 * Zustand, ky, query client) are reached through our facades, so that a remote never loads a library as a whole.
 *
 * Ranges are wide and not strict: version skew is rejected at release time, not in the browser.
 */
const ranges = {
  react: '^19.0.0',
  'react/jsx-runtime': '^19.0.0',
  'react-dom': '^19.0.0',
  '@orime/event-bus': '*',
  '@orime/platform': '*',
  '@orime/ui': '*',
  '@orime/ui/jsx-runtime': '*',
  '@orime/ui/overlays': '*',
} as const;

/** Version ranges by package, as written into `remote.json`. */
export function sharedRanges(): Record<string, string> {
  return { ...ranges };
}

/** Versions by module that a shell lends: of the installed React, and of its own facades. */
export function lentVersions(facades: string): Record<string, string> {
  return Object.fromEntries(
    Object.keys(ranges).map((module) => [module, module.startsWith('@orime/') ? facades : packageVersion('react')]),
  );
}

/** Shared modules that a remote expects from its host; it bundles no copy. */
export function expectedModules(): Record<string, { singleton: true; strictVersion: false; requiredVersion: string; import: false }> {
  return Object.fromEntries(
    Object.entries(ranges).map(([name, requiredVersion]) => [
      name,
      { singleton: true, strictVersion: false, requiredVersion, import: false },
    ]),
  );
}

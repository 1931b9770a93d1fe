/**
 * The shared five: the only code that shell and remotes have in common at run time. Everything else (router, i18next,
 * emotion, zustand, ky, query client) is reached through our own facades, so a remote never pays for a library whole.
 *
 * Ranges are wide and not strict: skew is refused when a version is released, never while a visitor waits.
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

/** package → range, as written into `remote.json`. */
export function sharedRanges(): Record<string, string> {
  return { ...ranges };
}

/** What a remote expects its host to have; it carries no copy of its own. */
export function expectedModules(): Record<string, { singleton: true; strictVersion: false; requiredVersion: string; import: false }> {
  return Object.fromEntries(
    Object.entries(ranges).map(([name, requiredVersion]) => [
      name,
      { singleton: true, strictVersion: false, requiredVersion, import: false },
    ]),
  );
}

/**
 * The shared five: the only code that shell and remotes have in common at run time. Everything else (router, i18next,
 * emotion, zustand, ky, query client) is reached through our own facades, so a remote never pays for a library whole.
 *
 * Ranges are wide and not strict: skew is refused when a version is released, never while a visitor waits.
 */
const eagerModules = {
  react: '^19.0.0',
  'react/jsx-runtime': '^19.0.0',
  'react-dom': '^19.0.0',
  '@orime/event-bus': '*',
  '@orime/platform': '*',
  '@orime/ui': '*',
  '@orime/ui/jsx-runtime': '*',
} as const;

/** Shared as well, but fetched at first use. */
const lazyModules = { '@orime/ui/overlays': '*' } as const;

interface SharedModule {
  readonly singleton: true;
  readonly strictVersion: false;
  readonly requiredVersion: string;
  readonly eager?: boolean;
  readonly import?: false;
}

/** What the shell provides. Eager, because the first screen needs all of it: no extra round for fetching it. */
export function providedModules(): Record<string, SharedModule> {
  return { ...shared(eagerModules, { eager: true }), ...shared(lazyModules, {}) };
}

/** What a remote expects to find; it carries no copy of its own. */
export function expectedModules(): Record<string, SharedModule> {
  return { ...shared(eagerModules, { import: false }), ...shared(lazyModules, { import: false }) };
}

/** package → range, as written into `remote.json`. */
export function sharedRanges(): Record<string, string> {
  return { ...eagerModules, ...lazyModules };
}

function shared(modules: Record<string, string>, extra: Pick<SharedModule, 'eager' | 'import'>): Record<string, SharedModule> {
  return Object.fromEntries(
    Object.entries(modules).map(([name, requiredVersion]) => [
      name,
      { singleton: true, strictVersion: false, requiredVersion, ...extra },
    ]),
  );
}

interface TrustedTypePolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string; createHTML(): never; createScript(): never }): unknown;
}

/**
 * The page's one Trusted Types policy. Scripts and workers come from this origin's released files, whoever asks for
 * them; HTML and script text from strings are refused. To be called before anything is loaded.
 */
export function installTrustedTypes(): void {
  const { trustedTypes, location } = globalThis as unknown as { trustedTypes?: TrustedTypePolicyFactory; location: Location };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      const { origin, pathname } = new URL(url, location.href);
      if (origin === location.origin && pathname.startsWith('/r/')) return url;
      throw new TypeError(`${url} is not a released file`);
    },
    createHTML: () => refuse('HTML'),
    createScript: () => refuse('script text'),
  });
}

function refuse(what: string): never {
  throw new TypeError(`${what} from a string is refused by the page's policy`);
}

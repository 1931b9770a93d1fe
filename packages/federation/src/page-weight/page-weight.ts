import { isLentTo, type Language, type RemoteManifest, type RouteDeclaration } from '@orime/contracts';

/** Encoded bodies of a page's first view in bytes; headers and pictures apart. */
export interface PageWeight {
  readonly script: number;
  readonly style: number;
  readonly font: number;
}

/** The two faces that every page draws above the fold, as the gateway preloads them. Others come by the letters of a page. */
const FIRST_FONTS = /^(inter-latin-wght-normal|fraunces-latin-(?:opsz|wght)-normal)\.[0-9a-f]+\.woff2$/;

/**
 * What a visitor without an account loads for the first view of a route: of the shell, of the remote that owns it, and of those that lend to its slots.
 * By the manifests alone, so it can be said before a version is live.
 * @param manifests of one release set. Without a shell's the weight is that of the others.
 */
export function pageWeight(
  manifests: readonly RemoteManifest[],
  owner: string,
  route: RouteDeclaration,
  language: Language = 'en',
): PageWeight {
  const weight = { script: 0, style: 0, font: 0 };
  for (const manifest of manifests) {
    const files = filesOf(manifest, owner, route, language);
    for (const { path, kind, brotliBytes } of manifest.assets) {
      const isFirstFont = manifest.name === 'shell' && FIRST_FONTS.test(path);
      if (files.has(path) && (kind === 'script' || kind === 'style')) weight[kind] += brotliBytes;
      else if (isFirstFont) weight.font += brotliBytes;
    }
  }
  return weight;
}

/** The route of a path as it is declared, with the name of its remote; undefined where no remote claims it. */
export function findRoute(
  manifests: readonly RemoteManifest[],
  path: string,
): { readonly owner: string; readonly route: RouteDeclaration } | undefined {
  const matches = manifests.flatMap(({ name, routes }) =>
    routes.filter((route) => fits(route.path, path)).map((route) => ({ owner: name, route })),
  );
  // A fixed address comes before one with parameters.
  return matches.toSorted((a, b) => parametersOf(a.route.path) - parametersOf(b.route.path))[0];
}

function filesOf({ name, entry, chunks, fragments }: RemoteManifest, owner: string, route: RouteDeclaration, language: Language) {
  const own = name === owner ? [route.screen] : [];
  const slots = (route.document?.slots ?? []).map(({ slot }) => slot);
  const lent = fragments
    .filter(({ slot, when }) => slots.includes(slot) && isLentTo(when, { userType: null, route: route.path }))
    .map(({ key }) => key);
  // The modules that a page of a remote needs of the shell.
  const shared = name === 'shell' && owner !== 'shell' ? ['shared'] : [];
  const parts = [...own, ...lent, ...shared];
  if (parts.length === 0) return new Set<string>();
  return new Set([entry, ...['entry', 'boot', `locale:${language}`, ...parts].flatMap((part) => chunks[part] ?? [])]);
}

function fits(declared: string, path: string): boolean {
  const [wanted, given] = [declared.split('/'), path.split('/')];
  return (
    wanted.length === given.length && wanted.every((part, index) => (part.startsWith(':') ? given[index] !== '' : part === given[index]))
  );
}

function parametersOf(path: string): number {
  return path.split('/').filter((part) => part.startsWith(':')).length;
}

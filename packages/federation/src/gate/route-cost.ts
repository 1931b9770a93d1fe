import type { RemoteManifest, RouteDeclaration } from '@orime/contracts';

/** Brotli bytes of script that a version may add to the first view of one of its routes. */
export const ROUTE_BUDGETS = {
  /** What every page needs of the shell, and its own pages with it. */
  shell: 190_000,
  /** Found by search engines and opened on phones. */
  public: 90_000,
  /** Tools that are opened often and cached after the first time. */
  'signed-in': 150_000,
} as const;

export interface RouteCost {
  readonly path: string;
  readonly scriptBytes: number;
  readonly budgetBytes: number;
}

/** What each route of a version loads of it for its first view: the larger of both languages. */
export function routeCosts(manifest: RemoteManifest): readonly RouteCost[] {
  return manifest.routes.map((route) => ({
    path: route.path,
    scriptBytes: costOf(manifest, route),
    budgetBytes: budgetOf(manifest, route),
  }));
}

function budgetOf({ name }: RemoteManifest, { access }: RouteDeclaration): number {
  return ROUTE_BUDGETS[name === 'shell' ? 'shell' : access];
}

function costOf({ assets, chunks, entry }: RemoteManifest, { screen }: RouteDeclaration): number {
  const bytes = (['en', 'jp'] as const).map((language) => {
    const files = new Set([entry, ...['entry', 'boot', screen, `locale:${language}`].flatMap((key) => chunks[key] ?? [])]);
    return assets.reduce((sum, { path, kind, brotliBytes }) => (kind === 'script' && files.has(path) ? sum + brotliBytes : sum), 0);
  });
  return Math.max(...bytes);
}

import type { RemoteManifest, RouteDeclaration } from '@orime/contracts';

export interface TableRow {
  readonly remote: string;
  readonly route: RouteDeclaration;
  readonly pattern: RegExp;
  readonly params: readonly string[];
}

export interface RouteMatch extends Pick<TableRow, 'remote' | 'route'> {
  readonly params: Readonly<Record<string, string>>;
}

/** All routes of a set in matching order: at the first segment that differs, a fixed word comes before a parameter. */
export function composeRouteTable(manifests: readonly Pick<RemoteManifest, 'name' | 'routes'>[]): TableRow[] {
  const rows = manifests.flatMap(({ name, routes }) => routes.map((route) => compile(name, route)));
  return rows.sort((a, b) => rank(a.route.path).localeCompare(rank(b.route.path)));
}

/** The route of a path as react-router finds it: letter case and a trailing slash do not matter. */
export function matchRoute(table: readonly TableRow[], path: string): RouteMatch | undefined {
  for (const { remote, route, pattern, params } of table) {
    const found = pattern.exec(path);
    if (found === null) continue;
    const values = found.slice(1).map(decode);
    if (values.includes(undefined)) return undefined;
    return { remote, route, params: Object.fromEntries(params.map((name, index) => [name, values[index] ?? ''])) };
  }
  return undefined;
}

function compile(remote: string, route: RouteDeclaration): TableRow {
  const params = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  const source = route.path
    .replace(/\/$/, '')
    .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replace(/:\w+/g, '([^/]+)');
  return { remote, route, pattern: new RegExp(`^${source}/?$`, 'i'), params };
}

function rank(path: string): string {
  return path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '1' : '0'))
    .join('');
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

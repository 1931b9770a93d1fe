/** Values of the placeholders of `METHOD /path/:param` when the call is one of this route, otherwise undefined. */
export function matchRoute(route: string, method: string, path: string): Record<string, string> | undefined {
  const [routeMethod, routePath = ''] = route.split(' ');
  if (routeMethod !== method) return undefined;
  const names: string[] = [];
  const pattern = routePath.replace(/[.]/g, '\\.').replace(/:(\w+)/g, (_, name: string) => {
    names.push(name);
    return '([^/]+)';
  });
  const match = new RegExp(`^${pattern}$`).exec(path);
  if (match === null) return undefined;
  return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]));
}

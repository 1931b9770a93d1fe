/** Packages that come and go together. */
const FAMILIES: readonly (readonly [string, RegExp])[] = [
  ['react, react-dom, scheduler', /^(react|react-dom|scheduler)$/],
  ['i18next, react-i18next', /^(i18next|react-i18next|html-parse-stringify|void-elements)$/],
  ['react-router', /^(react-router|react-router-dom|cookie|set-cookie-parser)$/],
  ['TanStack Query', /^@tanstack\//],
  ['emotion, stylis', /^(@emotion\/.*|stylis)$/],
];

/** What a source file belongs to: a library, a package of ours, or a part of an app. */
export function groupOf(source: string): string {
  const library = /^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(source)?.[1];
  if (library !== undefined) return FAMILIES.find(([, names]) => names.test(library))?.[0] ?? library;
  const [, kind, name, rest = ''] = /[\\/](apps|packages)[\\/]([^\\/]+)[\\/](?:src[\\/])?(.*)$/.exec(source) ?? [];
  if (kind === undefined || name === undefined) return 'webpack';
  if (kind === 'packages') return `@orime/${name}`;
  if (/(^|\/)locales\//.test(rest)) return `${name}: texts`;
  const [folder, feature, ...more] = rest.split('/');
  if (folder === 'features' && more.length > 0) return `${name}: ${String(feature)}`;
  return feature === undefined ? name : `${name}: ${String(folder)}`;
}

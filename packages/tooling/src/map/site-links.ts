import { ROUTES } from '@orime/contracts/lists';
import { globSync, readFileSync } from 'node:fs';
import { ROOT } from '../site/settings.ts';
import { matchPath, segmentsOf } from './match-path.ts';
import { type Literal, readLiterals } from './read-literals.ts';

export interface SiteLink {
  /** Kind and listed pattern, or the path itself when it is not listed: `mail /order-info/:id`. */
  readonly key: string;
  readonly file: string;
  readonly path: string;
}

/**
 * Where the product writes down its own addresses; a file takes its kind from the first row that has it. `mail` is also what
 * else the api answers: redirects, calendar files and printed matter.
 */
const SOURCES: readonly { readonly kind: string; readonly files: readonly string[] }[] = [
  { kind: 'sitemap', files: ['apps/api/src/domains/discovery/feeds/*.ts'] },
  { kind: 'search', files: ['apps/api/src/domains/discovery/{search,geo}/*.ts'] },
  { kind: 'checklist', files: ['apps/api/src/domains/people/onboarding/*.ts'] },
  {
    kind: 'notice',
    files: [
      'apps/shell/src/chrome/notifications/**/*.{ts,tsx}',
      'apps/api/src/domains/notify/notification/*.ts',
      'apps/api/src/domains/**/*notification*.ts',
    ],
  },
  { kind: 'mail', files: ['apps/api/src/domains/**/*.{ts,sql}', 'apps/api/src/house/mail/*.ts'] },
  { kind: 'seed', files: ['apps/api/src/seed/**/*.ts', 'packages/demo-data/src/content/{banner-items,reports}.ts'] },
];

/** Tests, and files that name folders of the disk or paths of another server instead of pages. */
const SKIPPED = /\.test\.tsx?$|\/domains\/media\/|\/google-oauth\.ts$/;

/** All addresses of pages and endpoints in mails, notices, sitemap, feeds, search results, checklists and seeded links, in files outside tests. */
export function listSiteLinks(root: string = ROOT): readonly SiteLink[] {
  const seen = new Set<string>();
  return SOURCES.flatMap(({ kind, files }) =>
    globSync([...files], { cwd: root })
      .filter((file) => !SKIPPED.test(file) && !seen.has(file) && seen.add(file))
      .toSorted()
      .flatMap((file) => linksIn(root, file).map((path) => ({ key: `${kind} ${listedPattern(path)}`, file, path }))),
  );
}

function linksIn(root: string, file: string): readonly string[] {
  const source = readFileSync(`${root}/${file}`, 'utf8');
  const literals = file.endsWith('.sql') ? [{ text: source, isSql: true, isRegistered: false }] : readLiterals(file, source);
  const paths = literals
    .filter(({ isRegistered }) => !isRegistered)
    .flatMap((literal) => pathsIn(literal))
    .map((path) => path.split(/[?#]/)[0] ?? path)
    .filter((path) => !path.includes('.'));
  return [...new Set(paths)];
}

/** A path is a whole string, follows the site's address (`${site}/about`), or is quoted in SQL, where `'/shop/' || handle` adds a value. */
function pathsIn({ text, isSql }: Pick<Literal, 'text' | 'isSql'>): readonly string[] {
  if (isSql)
    return [...text.matchAll(/'(\/[a-z][\w/-]*)'(\s*\|\|)?/g)].map(([, path = '', added]) => (added === undefined ? path : `${path}*`));
  const whole = /^\/[a-zA-Z][\w/*:.-]*(?=[?#]|$)/.exec(text);
  if (whole !== null) return [whole[0]];
  return [...text.matchAll(/\*(\/[a-z][\w/*:.-]*)/g)].map(([, path = '']) => path);
}

function listedPattern(path: string): string {
  const [pattern] = matchPath(
    path,
    ROUTES.map((row) => row.path),
  );
  return pattern ?? `/${segmentsOf(path).join('/')}`;
}

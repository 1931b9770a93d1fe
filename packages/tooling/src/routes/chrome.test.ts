import { describe, expect, test } from '@jest/globals';
import { ROUTES } from '@orime/contracts/lists';
import { composeRoutes } from './compose-routes.ts';

/** Paths without the navbar (decision T17): exact ones and prefixes. */
const COMPACT = new Set(
  `
  /designstudio /checkout /embroidery /virtualroom /register-3D /business-card /easter-egg /bugs /gmailer /authorize-oauth
  /create-profile /edit-profile /create-buyer-profile /buyer/profile/edit /create-producer /edit-profile-producer
  /dashboard /buyer/dashboard /consumer/dashboard /dashboard-manufacturers
  /new-article /article/edit/id/:id /article/draft/edit/id/:id
  /add-design /add-design-upload /add-expense /update-expense/:id
`
    .trim()
    .split(/\s+/),
);
const COMPACT_PREFIXES = ['/admin', '/wholesale/', '/wholesale-', '/shop/', '/production/'];

/** Forms that the decision does not name: either header is acceptable. */
const UNNAMED = new Set(['/designs/edit/id/:id', '/api/gmailer/auth/callback']);

/** The parts of the shell around a path's screen. */
function chromeOf(path: string) {
  const isCompact = COMPACT.has(path) || COMPACT_PREFIXES.some((prefix) => path.startsWith(prefix));
  return { header: isCompact ? 'compact' : 'full', banner: !isCompact, scrollButton: path !== '/designstudio' };
}

describe('the chrome of every route', () => {
  test('is compact and without banner on 46 of the listed paths, and whole on the others', () => {
    const compact = ROUTES.map(({ path }) => path).filter((path) => chromeOf(path).header === 'compact');
    expect(compact).toHaveLength(46);
    for (const path of COMPACT) expect(compact).toContain(path);
  });

  test('is what its route declares, as far as it is declared', async () => {
    const declared = (await composeRoutes()).filter(({ path }) => !UNNAMED.has(path));
    expect(declared.map(({ path, chrome }) => ({ path, ...chrome }))).toEqual(declared.map(({ path }) => ({ path, ...chromeOf(path) })));
  });
});

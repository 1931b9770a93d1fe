const { browserApps } = require('./packages/federation/src/build/browser-apps.ts');

/**
 * Who may import whom (README, "How to find things"). A canary test runs these rules on a fixture that breaks each of them.
 * @type {import('dependency-cruiser').IConfiguration}
 */

const BROWSER_APPS = browserApps(__dirname).join('|');
const REMOTES = browserApps(__dirname)
  .filter((name) => name !== 'shell')
  .join('|');
/** Rooms of the api, in the order in which they may import each other: each imports only those before it. */
const DOMAINS = ['site', 'media', 'notify', 'people', 'catalogue', 'money', 'selling', 'trade', 'editorial', 'talk', 'discovery', 'office'];
/** Known to the type checker alone: packages that are nothing but types. */
const TYPES_ONLY = '^(geojson|@types/node)$';
const TESTS = '(\\.(test|fixture)\\.tsx?|/e2e/|/test/)';

/** Every package with the packages and apps that may import it; tests may import `testing` beside. */
const ALLOWED_IMPORTERS = {
  commerce: `^(apps/(retail-shop|wholesale|designer-studio|admin|shell|api)|packages/(commerce|cards|forms|bench|testing))/`,
  'event-bus': `^(apps/(${BROWSER_APPS})|packages/(event-bus|platform|testing))/`,
  ui: `^(apps/(${BROWSER_APPS})|packages/(ui|platform|cards|forms|testing))/`,
  platform: `^(apps/(${BROWSER_APPS})|packages/(platform|cards|forms|testing))/`,
  forms: `^(apps/(${BROWSER_APPS})|packages/forms)/`,
  cards: `^(apps/(${BROWSER_APPS})|packages/cards)/`,
  cloth: `^(apps/(designer-studio|retail-shop)|packages/(cloth|demo-data|bench))/`,
  federation: `^(apps/[^/]+/webpack\\.config\\.ts|apps/(gateway|shell)/|apps/api/(src/(domains/office/(releases|telemetry)|house/live-routes)|test)/|packages/(federation|tooling|bench)/)`,
  'demo-data': `^(apps/api/|packages/(demo-data|bench)/)`,
  tooling: `^(packages/(tooling|bench|testing)/|apps/[^/]+/(test|e2e)/|apps/api/src/(seed/|migrations/|backup/|staff/|server\\.ts)|apps/(api|gateway)/src/.*\\.(test|fixture)\\.ts$|packages/[^/]+/src/.*\\.test\\.tsx?$)`,
};

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'A cycle has no first file to read.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'apps-are-not-imported',
      severity: 'error',
      comment: 'Apps meet through packages, the bus and fragments; bench may start them.',
      from: { path: '^(apps/([^/]+)|packages)/', pathNot: `^packages/bench/|${TESTS}` },
      to: { path: '^apps/', pathNot: '^apps/$2/' },
    },
    {
      name: 'bench-and-tooling-import-apps-only',
      severity: 'error',
      comment: 'Nobody imports bench.',
      from: { pathNot: '^packages/bench/' },
      to: { path: '^packages/bench/' },
    },
    ...Object.entries(ALLOWED_IMPORTERS).map(([name, importers]) => ({
      name: `who-imports-${name}`,
      severity: 'error',
      comment: `packages/${name} is for others than this file.`,
      from: { pathNot: importers },
      to: { path: `^packages/${name}/` },
    })),
    {
      name: 'testing-in-tests-only',
      severity: 'error',
      comment: 'Product code never depends on test tools.',
      from: { pathNot: `${TESTS}|^packages/(testing|bench)/` },
      to: { path: '^packages/testing/|\\.fixture\\.tsx?$' },
    },
    {
      name: 'commerce-is-pure',
      severity: 'error',
      comment: 'Rules without I/O and without React.',
      from: { path: '^packages/commerce/src', pathNot: TESTS },
      to: { pathNot: '^packages/(commerce|contracts)/' },
    },
    {
      name: 'contracts-stand-alone',
      severity: 'error',
      comment: 'What crosses a line depends on nothing of ours.',
      from: { path: '^packages/contracts/src', pathNot: TESTS },
      to: { path: '^(apps|packages/(?!contracts/))' },
    },
    {
      name: 'facades-only',
      severity: 'error',
      comment: 'Remotes and cards reach these through @orime/platform and @orime/ui: the sharing rule keeps the bytes down.',
      from: { path: `^(apps/(${REMOTES})|packages/(cards|forms))/src`, pathNot: TESTS },
      to: {
        path: 'node_modules/(react-router|react-router-dom|zustand|ky|i18next|react-i18next|@emotion/[^/]+|@tanstack/react-query|react-aria-components|lucide-react)/',
      },
    },
    {
      name: 'parts-only',
      severity: 'error',
      comment: 'Forms, grids and charts are used as parts of @orime/forms and @orime/ui: one look, one behaviour, one place to change.',
      from: { path: '^(apps|packages)/', pathNot: '^packages/(forms|ui)/' },
      to: { path: 'node_modules/(react-hook-form|@tanstack/react-(table|virtual)|@visx/[^/]+)/' },
    },
    {
      name: 'feature-front-doors',
      severity: 'error',
      comment: 'A feature is reached through its index.ts.',
      from: { path: '^apps/([^/]+)/src/features/([^/]+)/' },
      to: { path: '^apps/$1/src/features/([^/]+)/', pathNot: ['^apps/$1/src/features/$2/', '/index\\.ts$'] },
    },
    {
      name: 'no-cycles-in-api',
      severity: 'error',
      comment: 'In the api types count as well: a circle of types is a circle of files to read.',
      from: { path: '^apps/api/src/' },
      to: { circular: true },
    },
    {
      name: 'house-imports-no-domain',
      severity: 'error',
      comment: 'The ground floor knows no domain: what a domain knows lives in it, or is handed in by registration.',
      from: { path: '^apps/api/src/house/', pathNot: TESTS },
      to: { path: '^apps/api/src/', pathNot: '^apps/api/src/house/' },
    },
    ...DOMAINS.slice(0, -1).map((domain, place) => ({
      name: `order-of-domains-${domain}`,
      severity: 'error',
      comment: `Domains import those before them: ${DOMAINS.join(', ')}.`,
      from: { path: `^apps/api/src/domains/${domain}/`, pathNot: TESTS },
      to: { path: `^apps/api/src/domains/(${DOMAINS.slice(place + 1).join('|')})/` },
    })),
    {
      name: 'resource-front-doors',
      severity: 'error',
      comment: 'A resource of the api is reached through its index.ts.',
      from: { path: '^apps/api/src/domains/([^/]+)/([^/]+)/', pathNot: TESTS },
      to: { path: '^apps/api/src/domains/[^/]+/[^/]+/', pathNot: ['^apps/api/src/domains/$1/$2/', '/index\\.ts$'] },
    },
    {
      name: 'resource-front-doors-for-programs',
      severity: 'error',
      comment: 'So it is for the programs above the domains.',
      from: { path: '^apps/api/src/', pathNot: `${TESTS}|^apps/api/src/domains/[^/]+/[^/]+/` },
      to: { path: '^apps/api/src/domains/[^/]+/[^/]+/', pathNot: '/index\\.ts$' },
    },
    {
      name: 'domains-meet-programs-nowhere',
      severity: 'error',
      comment: 'app.ts, server.ts and the command line programs stand above the domains.',
      from: { path: '^apps/api/src/domains/', pathNot: TESTS },
      to: { path: '^apps/api/src/', pathNot: '^apps/api/src/(domains|house)/' },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      comment: 'An import that leads nowhere.',
      from: {},
      to: { couldNotResolve: true, pathNot: TYPES_ONLY },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    // The fixture's react is its host's.
    exclude: { path: '(^|/)(dist|\\.cache|\\.data)/|^packages/federation/fixtures/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default', 'node'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../site/settings.ts';

const DOMAINS = ['site', 'media', 'notify', 'people', 'catalogue', 'money', 'selling', 'trade', 'editorial', 'talk', 'discovery', 'office'];

/**
 * A tree that breaks each rule once. A parser that silently reads nothing, or a pattern that no longer matches, fails here instead
 * of passing everywhere.
 */
const BROKEN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'no-cycles': { 'packages/contracts/src/a.ts': "import './b.ts';", 'packages/contracts/src/b.ts': "import './a.ts';" },
  'apps-are-not-imported': { 'apps/shell/src/x.ts': "import '../../magazine/src/y.ts';", 'apps/magazine/src/y.ts': 'export const y = 1;' },
  'bench-and-tooling-import-apps-only': {
    'packages/ui/src/x.ts': "import '../../bench/src/y.ts';",
    'packages/bench/src/y.ts': 'export const y = 1;',
  },
  'who-imports-commerce': {
    'apps/magazine/src/money.ts': "import '../../../packages/commerce/src/y.ts';",
    'packages/commerce/src/y.ts': 'export const y = 1;',
  },
  'who-imports-event-bus': {
    'apps/api/src/bus.ts': "import '../../../packages/event-bus/src/y.ts';",
    'packages/event-bus/src/y.ts': 'export const y = 1;',
  },
  'who-imports-ui': { 'apps/gateway/src/ui.ts': "import '../../../packages/ui/src/y.ts';", 'packages/ui/src/y.ts': 'export const y = 1;' },
  'who-imports-platform': {
    'apps/api/src/platform.ts': "import '../../../packages/platform/src/y.ts';",
    'packages/platform/src/y.ts': 'export const y = 1;',
  },
  'who-imports-forms': {
    'packages/cards/src/form.ts': "import '../../forms/src/y.ts';",
    'packages/forms/src/y.ts': 'export const y = 1;',
  },
  'who-imports-cards': {
    'packages/platform/src/card.ts': "import '../../cards/src/y.ts';",
    'packages/cards/src/y.ts': 'export const y = 1;',
  },
  'who-imports-cloth': {
    'apps/magazine/src/garment.ts': "import '../../../packages/cloth/src/y.ts';",
    'packages/cloth/src/y.ts': 'export const y = 1;',
  },
  'who-imports-federation': {
    'apps/api/src/registry.ts': "import '../../../packages/federation/src/y.ts';",
    'packages/federation/src/y.ts': 'export const y = 1;',
  },
  'who-imports-demo-data': {
    'apps/shell/src/demo.ts': "import '../../../packages/demo-data/src/y.ts';",
    'packages/demo-data/src/y.ts': 'export const y = 1;',
  },
  'who-imports-tooling': {
    'apps/shell/src/tool.ts': "import '../../../packages/tooling/src/y.ts';",
    'packages/tooling/src/y.ts': 'export const y = 1;',
  },
  'testing-in-tests-only': {
    'apps/shell/src/testing.ts': "import '../../../packages/testing/src/y.ts';",
    'packages/testing/src/y.ts': 'export const y = 1;',
  },
  'commerce-is-pure': { 'packages/commerce/src/impure.ts': "import 'node:fs';" },
  'contracts-stand-alone': { 'packages/contracts/src/leak.ts': "import '../../ui/src/y.ts';" },
  'facades-only': {
    'apps/wholesale/src/router.ts': "import 'react-router-dom';",
    'node_modules/react-router-dom/index.js': 'exports.x = 1;',
    'node_modules/react-router-dom/package.json': '{"name":"react-router-dom","version":"1.0.0"}',
  },
  'parts-only': {
    'apps/wholesale/src/form.ts': "import 'react-hook-form';",
    'node_modules/react-hook-form/index.js': 'exports.x = 1;',
    'node_modules/react-hook-form/package.json': '{"name":"react-hook-form","version":"1.0.0"}',
  },
  'feature-front-doors': {
    'apps/admin/src/features/a/x.ts': "import '../b/inner.ts';",
    'apps/admin/src/features/b/inner.ts': 'export const y = 1;',
  },
  'no-cycles-in-api': {
    'apps/api/src/house/ring/a.ts': "import type { B } from './b.ts';\nexport type A = B;",
    'apps/api/src/house/ring/b.ts': "import type { A } from './a.ts';\nexport type B = A | 1;",
  },
  'house-imports-no-domain': {
    'apps/api/src/house/mail/x.ts': "import '../../domains/people/users/index.ts';",
    'apps/api/src/domains/people/users/index.ts': 'export const y = 1;',
  },
  ...Object.fromEntries(
    DOMAINS.slice(0, -1).map((domain, place) => [
      `order-of-domains-${domain}`,
      {
        [`apps/api/src/domains/${domain}/low/x.ts`]: `import type { Y } from '../../${DOMAINS[place + 1]}/high/index.ts';\nexport type X = Y;`,
        [`apps/api/src/domains/${DOMAINS[place + 1]}/high/index.ts`]: 'export type Y = 1;',
      },
    ]),
  ),
  'resource-front-doors': {
    'apps/api/src/domains/people/a/x.ts': "import '../b/inner.ts';",
    'apps/api/src/domains/people/b/inner.ts': 'export const y = 1;',
  },
  'resource-front-doors-for-programs': {
    'apps/api/src/seed/y.ts': "import '../domains/people/b/inner.ts';",
  },
  'domains-meet-programs-nowhere': {
    'apps/api/src/domains/people/a/z.ts': "import '../../../seed/x.ts';",
    'apps/api/src/seed/x.ts': 'export const y = 1;',
  },
  'not-to-unresolvable': { 'apps/admin/src/nowhere.ts': "import './gone.ts';" },
};

let root: string;
let fired: Set<string>;
let cruised: number;

beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'import-rules-')));
  for (const files of Object.values(BROKEN)) {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
  }
  const run = spawnSync(
    process.execPath,
    [
      `${ROOT}/node_modules/dependency-cruiser/bin/dependency-cruiser.mjs`,
      'apps',
      'packages',
      '--config',
      `${ROOT}/.dependency-cruiser.cjs`,
      '--output-type',
      'json',
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 64e6 },
  );
  // The tool's JSON report; only the two fields read here matter.
  const report = JSON.parse(run.stdout) as { summary: { violations: { rule: { name: string } }[]; totalCruised: number } };
  fired = new Set(report.summary.violations.map((violation) => violation.rule.name));
  cruised = report.summary.totalCruised;
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the import rules', () => {
  test('see the files at all', () => expect(cruised).toBeGreaterThan(20));
  test.each(Object.keys(BROKEN))('%s fires on a breach', (rule) => expect(fired).toContain(rule));
  test('and every rule of the configuration has its breach here', async () => {
    const { default: config } = (await import(`${ROOT}/.dependency-cruiser.cjs`)) as { default: { forbidden: { name: string }[] } };
    expect(config.forbidden.map((rule) => rule.name).toSorted()).toEqual(Object.keys(BROKEN).toSorted());
  });
});

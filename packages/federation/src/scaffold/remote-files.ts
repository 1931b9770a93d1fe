/** What a new remote is called. */
export interface NewRemote {
  /** Folder, federation name and first address: `stylists`. */
  readonly name: string;
  readonly team: string;
  readonly title: { readonly en: string; readonly jp: string };
}

/** The files of a new remote with one public page in both languages, by their path in its folder. */
export function remoteFiles({ name, team, title }: NewRemote): ReadonlyMap<string, string> {
  const screen = `${pascal(name)}Screen`;
  const page = `${name}-screen`;
  return new Map([
    ['package.json', packageJson(name, team)],
    ['tsconfig.json', TSCONFIG],
    ['webpack.config.ts', `import { remote } from '@orime/federation/preset';\n\nexport default remote(import.meta);\n`],
    ['map-gaps.json', json({ endpoints: [], addresses: [], links: [] })],
    ['README.md', readme(name)],
    [
      'src/main.ts',
      `// Where this remote starts when it runs alone (\`pnpm alone\`); a federated build starts at remote.ts.\nvoid import('./bootstrap.tsx');\n`,
    ],
    [
      'src/bootstrap.tsx',
      `import { startAlone } from '@orime/platform/alone';\nimport remote from './remote.ts';\nimport { routes } from './routes.ts';\n\nvoid startAlone(remote, routes);\n`,
    ],
    ['src/remote.ts', remoteModule(name, page)],
    ['src/routes.ts', routes(name, title)],
    ['src/locales/en.json', json({ [`${name}.title`]: title.en, [`${name}.dek`]: `This page belongs to ${team}.` })],
    ['src/locales/jp.json', json({ [`${name}.title`]: title.jp, [`${name}.dek`]: `このページは${team}が作っています。` })],
    [`src/features/${name}/${page}.tsx`, screenModule(name, screen)],
    [`src/features/${name}/${page}.test.tsx`, screenTest(name, screen, page, title)],
    [`src/${name}.node.test.tsx`, serverTest(name, title)],
  ]);
}

function packageJson(name: string, team: string): string {
  const workspace = (names: readonly string[]) => Object.fromEntries(names.map((each) => [`@orime/${each}`, 'workspace:*']));
  const catalog = (names: readonly string[]) => Object.fromEntries(names.map((each) => [each, 'catalog:']));
  return json({
    name: `@orime/${name}`,
    private: true,
    version: '0.1.0',
    type: 'module',
    orime: { team },
    scripts: {
      build: 'webpack build --mode production',
      dev: `node ../../packages/federation/src/cli/orime.ts dev ${name}`,
      test: `cd ../.. && node --no-warnings node_modules/jest/bin/jest.js apps/${name}`,
      alone: `node ../../packages/federation/src/cli/orime.ts alone ${name}`,
    },
    dependencies: { ...workspace(['contracts', 'federation', 'platform', 'ui']), ...catalog(['react', 'react-dom']) },
    devDependencies: {
      ...workspace(['testing']),
      ...catalog(['@testing-library/react', '@types/react', '@types/react-dom', 'webpack', 'webpack-cli']),
    },
  });
}

const TSCONFIG = `{
  "extends": "../../tsconfig.base.json",
  "compilerOptions": {
    "lib": ["ES2024", "DOM", "DOM.Iterable"]
  },
  "include": ["src", "e2e"]
}
`;

function readme(name: string): string {
  return `# ${name}

| Address | Screen |
|---|---|
| \`/${name}\` | \`features/${name}\` |

Publishes: nothing. Consumes: nothing. Reads: nothing.

\`npx pnpm@12.21.0 --filter ${name} dev\` shows the running site with it, built again at each save; \`… test\` runs its tests.
\`npm run release -- publish ${name}\` and \`npm run release -- promote ${name}@<version>\` bring it to visitors.
`;
}

function remoteModule(name: string, page: string): string {
  return `import { defineRemote } from '@orime/platform';

export default defineRemote({
  name: '${name}',
  routes: { ${key(name)}: () => import('./features/${name}/${page}.tsx') },
  locales: { en: () => import('./locales/en.json'), jp: () => import('./locales/jp.json') },
  health: async () => ({ ok: true, checks: [] }),
});
`;
}

function routes(name: string, title: NewRemote['title']): string {
  return `import { defineRoutes } from '@orime/contracts';

export const routes = defineRoutes([
  {
    path: '/${name}',
    screen: '${name}',
    access: 'public',
    chrome: { header: 'full', banner: true, scrollButton: true },
    titleKey: '${name}.title',
    criticality: 'standard',
    document: { title: { en: ${quoted(title.en)}, jp: ${quoted(title.jp)} } },
  },
]);
`;
}

function screenModule(name: string, screen: string): string {
  return `import { useT } from '@orime/platform';
import { Heading, Page, Text } from '@orime/ui';

/** The first page of this remote. */
export default function ${screen}() {
  const t = useT('${name}');
  return (
    <Page>
      <Heading level={1} size="hero">
        {t('${name}.title')}
      </Heading>
      <Text size="xl" tone="muted">
        {t('${name}.dek')}
      </Text>
    </Page>
  );
}
`;
}

function screenTest(name: string, screen: string, page: string, title: NewRemote['title']): string {
  return `import { afterEach, expect, test } from '@jest/globals';
import { renderScreen, type RenderedScreen } from '@orime/testing';
import { screen } from '@testing-library/react';
import remote from '../../remote.ts';
import { routes } from '../../routes.ts';
import ${screen} from './${page}.tsx';

let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

test('says its name', async () => {
  shown = await renderScreen(${screen}, { route: routes[0], locales: { ${key(name)}: remote.locales } });
  expect(await screen.findByRole('heading', { level: 1, name: ${quoted(title.en)} })).toBeInTheDocument();
});
`;
}

function serverTest(name: string, title: NewRemote['title']): string {
  return `import { testServerRendering } from '@orime/testing/node';
import remote from './remote.ts';
import { routes } from './routes.ts';

testServerRendering({
  routes,
  screens: remote.routes,
  locales: { ${key(name)}: remote.locales },
  samples: { '/${name}': { words: { en: ${quoted(title.en)}, jp: ${quoted(title.jp)} } } },
});
`;
}

function pascal(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** A property name as the formatter writes it. */
function key(name: string): string {
  return name.includes('-') ? quoted(name) : name;
}

function quoted(text: string): string {
  // The formatter's own choice of quotes.
  if (text.includes("'") && !text.includes('"')) return JSON.stringify(text);
  return `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

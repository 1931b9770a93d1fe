import type { Config } from 'jest';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserApps } from './packages/federation/src/build/browser-apps.ts';
import { bundledModules } from './packages/tooling/src/jest/bundled-libraries.ts';

/** Folders of apps and packages by where their code runs: an app is for browsers when it is built for them, a package when it needs React. */
const units = globSync('{apps,packages}/*/package.json', { cwd: import.meta.dirname })
  .map((file) => file.replaceAll('\\', '/').slice(0, -'/package.json'.length))
  .toSorted();
const browserAppFolders = browserApps(import.meta.dirname).map((name) => `apps/${name}`);
const browserPackages = units.filter((folder) => folder.startsWith('packages/') && needsReact(folder));
const serverUnits = units.filter((folder) => !browserAppFolders.includes(folder) && !browserPackages.includes(folder));

function needsReact(folder: string): boolean {
  // A manifest of ours; only the names of its dependencies are read.
  const manifest = JSON.parse(readFileSync(join(import.meta.dirname, folder, 'package.json'), 'utf8')) as { dependencies?: object };
  return Object.hasOwn(manifest.dependencies ?? {}, 'react');
}

/**
 * Browser code runs as CommonJS. Jest keeps every `vm` context of ES modules until the worker ends (2 GB after 80 files) and links
 * all modules again for each file, which was a quarter of the run.
 */
function compileToCommonJs(parser: { readonly syntax: 'typescript'; readonly tsx: true } | { readonly syntax: 'ecmascript' }) {
  return [
    '@swc/jest',
    {
      jsc: { target: 'es2024', parser, transform: { react: { runtime: 'automatic', importSource: '@orime/ui' } } },
      module: { type: 'commonjs' },
    },
  ] satisfies [string, Record<string, unknown>];
}

const modulePathIgnorePatterns = ['/dist/', '/\\.data/', '/\\.cache/'];

const browserCode = {
  globalSetup: '<rootDir>/packages/tooling/src/jest/web-global-setup.mjs',
  moduleNameMapper: bundledModules,
  transform: {
    '^.+\\.tsx?$': compileToCommonJs({ syntax: 'typescript', tsx: true }),
    '^.+\\.m?js$': compileToCommonJs({ syntax: 'ecmascript' }),
  },
  // Libraries that are published as ES modules alone are compiled like our own code.
  transformIgnorePatterns: [
    '/node_modules/\\.pnpm/(?!(csv-stringify|d3-[a-z]+|internmap|kdbush|ky|supercluster|three|@tanstack\\+[a-z-]+|thumbhash)@)',
  ],
  modulePathIgnorePatterns,
} satisfies Config;

/**
 * Three kinds of project: `web` runs components in jsdom, `server-render` runs what browser apps do outside a browser, `node` runs
 * packages and servers on Node's own module loader.
 */
const config: Config = {
  projects: [
    {
      ...browserCode,
      displayName: 'web',
      testEnvironment: '<rootDir>/packages/tooling/src/jest/web-environment.mjs',
      setupFilesAfterEnv: ['<rootDir>/packages/tooling/src/jest/web-setup.ts'],
      testMatch: [
        '<rootDir>/{apps,packages}/*/src/**/*.test.tsx',
        ...browserPackages.map((folder) => `<rootDir>/${folder}/src/**/*.test.ts`),
      ],
      testPathIgnorePatterns: ['\\.node\\.test\\.tsx$'],
    },
    {
      displayName: 'node',
      testRunner: '<rootDir>/packages/tooling/src/jest/native-runner.mjs',
      globalSetup: '<rootDir>/packages/tooling/src/jest/node-setup.mjs',
      globalTeardown: '<rootDir>/packages/tooling/src/jest/node-teardown.mjs',
      testEnvironment: 'node',
      modulePathIgnorePatterns,
      testMatch: serverUnits.map((folder) => `<rootDir>/${folder}/{src,test}/**/*.test.ts`),
    },
    {
      ...browserCode,
      displayName: 'server-render',
      testEnvironment: 'node',
      testMatch: [
        ...browserAppFolders.map((folder) => `<rootDir>/${folder}/src/**/*.test.ts`),
        '<rootDir>/{apps,packages}/*/src/**/*.node.test.tsx',
      ],
    },
  ],
  // A worker whose heap is above this after a file is replaced: node collects late, and jest keeps the sources of what it compiled.
  workerIdleMemoryLimit: '1500MB',
  // To take down what hundreds of files have left takes longer than half a second on a busy machine. What is still open is told of all the same.
  workerGracefulExitTimeout: 10_000,
  // A bound for what hangs, not a measure: a busy machine makes a good test slow, never wrong.
  testTimeout: 60_000,
};

export default config;

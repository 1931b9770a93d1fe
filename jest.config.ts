import type { Config } from 'jest';

const transform = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2024',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', importSource: '@orime/ui' } },
        // JSON modules say that they are JSON, as in the browser's build.
        experimental: { keepImportAttributes: true },
      },
      module: { type: 'es6' },
    },
  ],
} satisfies Config['transform'];

const shared = {
  transform,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  // Workspace packages are linked TypeScript sources outside node_modules: they are transformed like the rest.
  transformIgnorePatterns: ['/node_modules/'],
  modulePathIgnorePatterns: ['/dist/', '/\\.data/', '/\\.cache/'],
};

/**
 * Three kinds of project: `web` runs components in jsdom, `server-render` runs what browser apps do outside a browser, `node` runs
 * packages and servers on Node's own module loader.
 */
const config: Config = {
  projects: [
    {
      ...shared,
      displayName: 'web',
      testEnvironment: '<rootDir>/packages/tooling/src/jest/web-environment.mjs',
      setupFilesAfterEnv: ['<rootDir>/packages/tooling/src/jest/web-setup.ts'],
      testMatch: ['<rootDir>/{apps,packages}/*/src/**/*.test.tsx', '<rootDir>/packages/{platform,event-bus,ui,forms}/src/**/*.test.ts'],
      testPathIgnorePatterns: ['\\.node\\.test\\.tsx$'],
    },
    {
      displayName: 'node',
      testRunner: '<rootDir>/packages/tooling/src/jest/native-runner.mjs',
      globalSetup: '<rootDir>/packages/tooling/src/jest/node-setup.mjs',
      globalTeardown: '<rootDir>/packages/tooling/src/jest/node-teardown.mjs',
      testEnvironment: 'node',
      modulePathIgnorePatterns: shared.modulePathIgnorePatterns,
      testMatch: [
        '<rootDir>/apps/{api,gateway}/{src,test}/**/*.test.ts',
        '<rootDir>/packages/{contracts,commerce,cloth,federation,demo-data,testing,tooling,bench}/src/**/*.test.ts',
      ],
    },
    {
      ...shared,
      displayName: 'server-render',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/apps/{shell,retail-shop,wholesale,magazine,designer-studio,directory-globe,admin}/src/**/*.test.ts',
        '<rootDir>/apps/*/src/**/*.node.test.tsx',
      ],
    },
  ],
  // A bound for what hangs, not a measure: a busy machine makes a good test slow, never wrong.
  testTimeout: 60_000,
};

export default config;

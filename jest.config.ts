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

/** Two kinds of project: `web` runs components in jsdom, `node` runs packages, api, gateway and node-environment rendering. */
const config: Config = {
  projects: [
    {
      ...shared,
      displayName: 'web',
      testEnvironment: '<rootDir>/packages/tooling/src/jest/web-environment.mjs',
      setupFilesAfterEnv: ['<rootDir>/packages/tooling/src/jest/web-setup.ts'],
      testMatch: ['<rootDir>/{apps,packages}/*/src/**/*.test.tsx', '<rootDir>/packages/{platform,event-bus,ui}/src/**/*.test.ts'],
      testPathIgnorePatterns: ['\\.node\\.test\\.tsx$'],
    },
    {
      ...shared,
      displayName: 'node',
      globalSetup: '<rootDir>/packages/tooling/src/jest/node-setup.mjs',
      globalTeardown: '<rootDir>/packages/tooling/src/jest/node-teardown.mjs',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/apps/{api,gateway}/{src,test}/**/*.test.ts',
        '<rootDir>/packages/{contracts,commerce,cloth,federation,demo-data,testing,tooling,bench}/src/**/*.test.ts',
        '<rootDir>/apps/{shell,retail-shop,wholesale,magazine,designer-studio,directory-globe,admin}/src/**/*.test.ts',
        '<rootDir>/apps/*/src/**/*.node.test.tsx',
      ],
    },
  ],
  // A bound for what hangs, not a measure: a busy machine makes a good test slow, never wrong.
  testTimeout: 60_000,
};

export default config;

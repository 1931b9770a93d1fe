/** Builds and releases as functions, used by the start script and the `orime` commands. */
export { BuildError, buildApps } from './build/build-apps.ts';
export type { BuildOptions, BuildProgress, BuiltApp } from './build/build-apps.ts';
export { browserApps } from './build/browser-apps.ts';
export { publishApp, publishApps } from './build/publish-app.ts';
export { emitContract } from './contract/emit-contract.ts';
export { contractDigest, keepContractText, keepTypes } from './contract/kept-contracts.ts';
export { runBuild } from './build/run-build.ts';
export { ensureKeyFile, KEY_FILE, openRegistry, promote, publicKeyText, rollback, signRegistry } from './registry/index.ts';
export type { Registry } from './registry/index.ts';

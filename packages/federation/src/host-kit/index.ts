/** What a page needs to be a host of our remotes: the shell uses it, and so may any other page (documented in each remote's README). */
export { installRuntime } from './install-runtime.ts';
export { shareScope } from './share-scope.ts';
export type { HostModule } from './share-scope.ts';

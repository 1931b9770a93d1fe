/** What a page needs to host our remotes; used by the shell, available to other hosts (see each remote's README). */
export { installRuntime } from './install-runtime.ts';
export { shareScope } from './share-scope.ts';
export type { HostModule } from './share-scope.ts';

/** Hosts and remotes of others, for tests of how they get on with ours. */
export { foreignRemote } from './foreign-remote.ts';
export type { Bundler, ForeignRemote } from './foreign-remote.ts';
export { startStockHost } from './stock-host.ts';
export type { HostKind, StockHost, StockHostPage } from './stock-host.ts';

/** Breaking remotes on purpose, and what their visitors get. */
export { breakRemote, forgetDigests } from './break-remote.ts';
export { FAULTS } from './faults.ts';
export type { Fault } from './faults.ts';
export { isGood, runChaos, tally } from './run-chaos.ts';

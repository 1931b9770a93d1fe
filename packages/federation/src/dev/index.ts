/** What `orime dev` and `orime alone` are made of, for programs that measure them. */
export { createChangeFeed } from '../alone/change-feed.ts';
export type { ChangeFeed } from '../alone/change-feed.ts';
export { serveAlone } from '../alone/serve-alone.ts';
export { watchAlone } from '../alone/watch-alone.ts';
export { serveDev } from './serve-dev.ts';
export { watchDev } from './watch-dev.ts';

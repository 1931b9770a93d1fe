import { destination } from 'pino';
import type { LogTarget } from './log-target.ts';

/** No reader of a log notices it, and a busy process writes a hundred lines in one call of the system instead of a few. */
const longestWaitMs = 10;
/** As pino begins the lines of warnings, errors and whatever ends a process. */
const urgent = /^\{"level":[4-6]/;

/**
 * The standard output. Ordinary lines wait a moment for those after them; one that tells of trouble is written at once with all
 * before it, so that it is there even if the process is killed by what it tells of. What waits at the end of the process is
 * written then.
 */
export function openOutput(): LogTarget {
  const output = destination({ fd: 1, sync: true });
  let waiting = '';
  const flush = () => {
    const lines = waiting;
    waiting = '';
    if (lines !== '') output.write(lines);
  };
  process.once('exit', flush);
  return {
    write(line) {
      if (waiting === '') setTimeout(flush, longestWaitMs).unref();
      waiting += line;
      if (urgent.test(line)) flush();
    },
  };
}

import { destination } from 'pino';
import type { LogTarget } from './logger.ts';

/**
 * The standard output, written to once for all lines of a turn of the event loop: each write is a call of the system. Nothing
 * waits longer than that, and what waits at the end of the process is written then.
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
      if (waiting === '') setImmediate(flush);
      waiting += line;
    },
  };
}

import { jest } from '@jest/globals';
import { runInThisContext } from 'node:vm';

export interface PlaceAndTime {
  /** IANA name of the machine's time zone. */
  readonly timeZone: string;
  /** The time of the clock, ISO 8601. */
  readonly now: string;
}

// Only the clock is replaced: what waits goes on waiting.
const WITHOUT_CLOCK = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** The environment of the process itself: a test file has a copy, which `Date` and `Intl` do not follow. */
const environment = runInThisContext('process.env') as NodeJS.ProcessEnv;

/** Does something as on a machine in another time zone at a certain time; both are the machine's own again afterwards. */
export async function atPlaceAndTime<Result>({ timeZone, now }: PlaceAndTime, work: () => Promise<Result>): Promise<Result> {
  const ownZone = environment['TZ'];
  jest.useFakeTimers({ now: new Date(now), doNotFake: [...WITHOUT_CLOCK] });
  environment['TZ'] = timeZone;
  try {
    return await work();
  } finally {
    if (ownZone === undefined) delete environment['TZ'];
    else environment['TZ'] = ownZone;
    jest.useRealTimers();
  }
}

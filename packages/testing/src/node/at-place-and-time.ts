import { jest } from '@jest/globals';

export interface PlaceAndTime {
  /** IANA name of the time zone that `Intl` takes where none is given. */
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

/** Does something as on a machine in another time zone at a certain time; `Date` and `Intl` are the machine's own again afterwards. */
export async function atPlaceAndTime<Result>({ timeZone, now }: PlaceAndTime, work: () => Promise<Result>): Promise<Result> {
  const { DateTimeFormat } = Intl;
  const { toLocaleString, toLocaleDateString, toLocaleTimeString } = Date.prototype;
  const placed = (options?: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions => ({ timeZone, ...options });
  jest.useFakeTimers({ now: new Date(now), doNotFake: [...WITHOUT_CLOCK] });
  Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
    construct: (Format, [tags, options]: ConstructorParameters<typeof DateTimeFormat>) => new Format(tags, placed(options)),
    apply: (format, _, [tags, options]: Parameters<typeof DateTimeFormat>) => format(tags, placed(options)),
  });
  const methods = { toLocaleString, toLocaleDateString, toLocaleTimeString };
  for (const [name, method] of Object.entries(methods))
    Object.assign(Date.prototype, {
      [name](this: Date, tags?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions) {
        return method.call(this, tags, placed(options));
      },
    });
  try {
    return await work();
  } finally {
    Intl.DateTimeFormat = DateTimeFormat;
    jest.useRealTimers();
    Object.assign(Date.prototype, methods);
  }
}

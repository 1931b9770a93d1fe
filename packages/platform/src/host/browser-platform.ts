import type { BootData } from '@orime/contracts';
import type { BusProblem } from '@orime/event-bus';
import type { Platform } from '../platform.ts';
import { browserStorage, localStorageOrNothing } from '../state/state-storage.ts';
import { reportError } from '../telemetry/report-error.ts';
import { createPlatform } from './create-platform.ts';
import type { validateEvent } from './validate-events.ts';

/** Share of the visitors on whose pages facts and commands are validated. */
const VALIDATED_SHARE = 0.01;

/** Replaced by the bundler. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** The platform of a real page: with local storage and one broadcast channel to the other tabs. */
export function createBrowserPlatform(boot: BootData): Platform {
  let validate: typeof validateEvent | undefined;
  const platform = createPlatform({
    validate: (type, data) => validate?.(type, data) ?? null,
    boot,
    tokens: localStorageOrNothing() ?? memoryStorage(),
    storage: browserStorage(),
    channel: typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('orime'),
    onProblem: tell,
    onMissingText: (problem) => reportError(new Error(problem), { info: 'texts' }),
  });
  // Always while something is developed or on trial, and for a sample of the visitors: the schemas are large.
  if (process.env.NODE_ENV !== 'production' || boot.release.isTrial === true || Math.random() < VALIDATED_SHARE) {
    void import('./validate-events.ts').then((module) => {
      validate = module.validateEvent;
      module.validateSaid(platform.journal.journal, tell);
    });
  }
  return platform;
}

function tell(problem: BusProblem): void {
  reportError(problem.cause ?? new Error(`${problem.kind}: ${problem.type} ${problem.detail}`), {
    info: `event bus: ${problem.kind} of ${problem.type}`,
    remote: problem.source,
  });
}

/** Fallback where the browser has no storage: the session lasts as long as the page. */
function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

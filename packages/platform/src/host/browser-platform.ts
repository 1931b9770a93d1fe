import type { BootData } from '@orime/contracts';
import type { BusProblem } from '@orime/event-bus';
import type { Platform } from '../platform.ts';
import { browserStorage, localStorageOrNothing } from '../state/state-storage.ts';
import { reportError } from '../telemetry/report-error.ts';
import { createPlatform } from './create-platform.ts';

/** The platform of a real page: local storage, and one channel to the other tabs. */
export function createBrowserPlatform(boot: BootData): Platform {
  return createPlatform({
    boot,
    tokens: localStorageOrNothing() ?? memoryStorage(),
    storage: browserStorage(),
    channel: typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('orime'),
    onProblem: tell,
  });
}

function tell(problem: BusProblem): void {
  reportError(problem.cause ?? new Error(`${problem.kind}: ${problem.type} ${problem.detail}`), { info: `event bus: ${problem.kind} of ${problem.type}`, remote: problem.source });
}

/** A session that lasts as long as the page, where the browser keeps nothing. */
function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

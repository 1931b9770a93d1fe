import type { LengthUnit } from '@orime/contracts';
import { remoteStorage } from '@orime/platform';
import { useSyncExternalStore } from 'react';

const storage = remoteStorage('directory-globe');
const KEY = 'orime.length-unit';
const listeners = new Set<() => void>();

/** The unit the reader chose, in every tab; centimetres before a choice and on a server. */
export function useLengthUnit(): LengthUnit {
  return useSyncExternalStore(subscribe, readUnit, () => 'cm');
}

export function chooseLengthUnit(unit: LengthUnit): void {
  try {
    storage.setItem(KEY, unit);
  } catch {
    // A browser that keeps nothing shows centimetres again next time.
    return;
  }
  for (const listener of listeners) listener();
}

function readUnit(): LengthUnit {
  try {
    return storage.getItem(KEY) === 'in' ? 'in' : 'cm';
  } catch {
    return 'cm';
  }
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    removeEventListener('storage', onChange);
  };
}

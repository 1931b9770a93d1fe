import { existsSync, watch } from 'node:fs';
import { ROOT } from '../site/settings.ts';

/** Debounce: editors write a file in several steps. */
const QUIET_MS = 150;

/**
 * Calls `onChange` after sources of the given apps or of any package have changed. Calls never overlap: changes during a call lead
 * to one more. Returns a function that stops watching.
 */
export function watchSources(apps: readonly string[], onChange: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let again = false;

  async function run(): Promise<void> {
    if (running) {
      again = true;
      return;
    }
    running = true;
    do {
      again = false;
      await onChange();
    } while (again);
    running = false;
  }

  const folders = [
    ...apps.map((app) => `${ROOT}/apps/${app}/src`),
    ...['cards', 'commerce', 'contracts', 'event-bus', 'platform', 'ui'].map((name) => `${ROOT}/packages/${name}/src`),
  ];
  const watchers = folders
    .filter((folder) => existsSync(folder))
    .map((folder) =>
      watch(folder, { recursive: true }, (_, file) => {
        if (file !== null && /\.test\.tsx?$/.test(file)) return;
        clearTimeout(timer);
        timer = setTimeout(() => void run(), QUIET_MS);
      }),
    );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

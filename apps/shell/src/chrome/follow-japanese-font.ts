import type { Platform } from '@orime/platform/host';
import { loadJapaneseFont } from '@orime/ui';

/** Loads the Japanese face when Japanese is first shown. Without it the machine's own face stands in. */
export function followJapaneseFont(platform: Platform): void {
  const load = (language: string): void => {
    if (language === 'jp') loadJapaneseFont().catch(() => undefined);
  };
  load(platform.root.getState().language);
  platform.root.subscribe((state, before) => {
    if (state.language !== before.language) load(state.language);
  });
}

import type { LocalText } from '../vocabulary/local-text.ts';

/** Written as a call so that prose files stay one line per language. */
export function text(en: string, jp: string): LocalText {
  return { en, jp };
}

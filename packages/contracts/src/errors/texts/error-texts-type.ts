import type { LocalText } from '../../schemas/local-text.ts';

/** Messages by code. A code without both languages does not compile. */
export type ErrorTexts = Readonly<Record<string, LocalText>>;

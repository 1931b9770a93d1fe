import { htmlLang } from '@orime/contracts';
import type { Language } from '@orime/contracts';

/** Texts of one namespace in one language by flat key, in i18next's JSON format. */
export type Messages = Readonly<Record<string, string>>;
export type MessageValues = Readonly<Record<string, unknown>>;

/**
 * One text with plural form and values filled in, exactly as i18next reads the same file (a test compares both). i18next itself is
 * 14 kB and is loaded only for sentences with markup (`Trans`). A missing text yields its key.
 */
export function readMessage(messages: Messages, key: string, values: MessageValues, language: Language): string {
  const { count } = values;
  const text = typeof count === 'number' ? (pluralOf(messages, key, count, language) ?? messages[key]) : messages[key];
  return text === undefined ? key : text.replaceAll(/\{\{\s*([\w.-]+)\s*\}\}/g, (_, name: string) => fill(values[name]));
}

function pluralOf(messages: Messages, key: string, count: number, language: Language): string | undefined {
  // As in i18next, zero may have its own form in any language.
  const zero = count === 0 ? messages[`${key}_zero`] : undefined;
  return zero ?? messages[`${key}_${rules[language].select(count)}`];
}

function fill(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}

const rules = { en: new Intl.PluralRules(htmlLang('en')), jp: new Intl.PluralRules(htmlLang('jp')) };

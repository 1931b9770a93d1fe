import { useTranslation } from 'react-i18next';
import { usePlatform } from '../platform-context.tsx';

export type Translate = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/**
 * The texts of one namespace (a remote's name) in the current language. `count` selects the plural form, `context` the variant of a
 * text, and `defaultValue` stands in for a text that may be missing.
 */
export function useT(namespace: string): Translate {
  const { t } = useTranslation(namespace, usePlatform().translations.binding);
  // Its overloads know no optional values; ours are a part of what it takes.
  return t as unknown as Translate;
}

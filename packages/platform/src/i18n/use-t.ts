import { htmlLang } from '@orime/contracts';
import { usePlatform } from '../platform-context.tsx';
import { useRoot } from '../state/use-root.ts';

export type Translate = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/** The texts of one namespace (a remote's name) in the current language. `count` selects the plural form. */
export function useT(namespace: string): Translate {
  const { translations } = usePlatform();
  const language = useRoot((state) => state.language);
  const t = translations.i18n.getFixedT(htmlLang(language), namespace);
  return (key, values) => t(key, { ...values });
}

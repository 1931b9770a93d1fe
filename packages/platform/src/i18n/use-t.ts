import { usePlatform } from '../platform-context.tsx';
import { useRoot } from '../state/use-root.ts';

export type Translate = (key: string, values?: Readonly<Record<string, unknown>>) => string;

const NO_VALUES = {};

/** The texts of one namespace (a remote's name) in the current language. `count` selects the plural form. */
export function useT(namespace: string): Translate {
  const { translations } = usePlatform();
  const language = useRoot((state) => state.language);
  return (key, values = NO_VALUES) => translations.read(namespace, key, values, language);
}

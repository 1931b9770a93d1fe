import { useUiLanguage } from './ui-provider.tsx';
import type { UiLanguage } from './ui-provider.tsx';

type Values = Readonly<Record<string, string | number>>;

/** Fills the `{name}` parts of a text; a name without a value stays as it is. */
export function fillLabel(text: string, values: Values = {}): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Own words of a part of the design system, in both languages. Gives the hook that reads them in the page's. */
export function defineLabels<Label extends string>(
  texts: Readonly<Record<UiLanguage, Readonly<Record<Label, string>>>>,
): () => (label: Label, values?: Values) => string {
  return function useLabels() {
    const language = useUiLanguage();
    return (label, values) => fillLabel(texts[language][label], values);
  };
}

import { useLanguage } from '@orime/platform';
import { UiProvider, type UiProviderProps } from '@orime/ui';

/** Passes the page's language to the design system, as the shell does. */
export function UiLanguage(props: Omit<UiProviderProps, 'language'>) {
  return <UiProvider language={useLanguage()} {...props} />;
}

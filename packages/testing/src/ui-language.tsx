import { useLanguage } from '@orime/platform';
import { UiProvider } from '@orime/ui';
import type { ReactNode } from 'react';

/** Tells the design system the language of the page, as the shell does. */
export function UiLanguage({ children }: { readonly children: ReactNode }) {
  return <UiProvider language={useLanguage()}>{children}</UiProvider>;
}

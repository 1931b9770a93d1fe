import { useLanguage } from '@orime/platform';
import { UiProvider } from '@orime/ui';
import type { ReactNode } from 'react';

/** Passes the page's language to the design system, as the shell does. */
export function UiLanguage({ children }: { readonly children: ReactNode }) {
  return <UiProvider language={useLanguage()}>{children}</UiProvider>;
}

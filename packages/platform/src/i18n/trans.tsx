import type { ReactElement } from 'react';
import { Trans as BaseTrans } from 'react-i18next/TransWithoutContext';
import { htmlLang } from '@orime/contracts';
import { usePlatform } from '../platform-context.tsx';
import { useRoot } from '../state/use-root.ts';

export interface TransProps {
  readonly ns: string;
  /** Key of one whole sentence; its tags name entries of `components`: `Read the <terms>terms</terms>`. */
  readonly i18nKey: string;
  readonly components: Readonly<Record<string, ReactElement>>;
  readonly values?: Readonly<Record<string, unknown>>;
  readonly count?: number;
}

/** A sentence with markup inside, translated as one. */
export function Trans({ ns, i18nKey, components, values, count }: TransProps) {
  const { i18n } = usePlatform().translations;
  const language = useRoot((state) => state.language);
  return (
    <BaseTrans
      i18n={i18n}
      t={i18n.getFixedT(htmlLang(language), ns)}
      i18nKey={i18nKey}
      components={components}
      {...(values && { values: { ...values } })}
      {...(count !== undefined && { count })}
    />
  );
}

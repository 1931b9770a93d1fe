import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Trans as BaseTrans } from 'react-i18next/TransWithoutContext';
import { usePlatform } from '../platform-context.tsx';

export type TransProps = {
  readonly ns: string;
  /** Key of one whole sentence. Its tags name entries of `components`: `Read the <terms>terms</terms>`. */
  readonly i18nKey: string;
  readonly components: Readonly<Record<string, ReactElement>>;
  readonly values?: Readonly<Record<string, unknown>>;
  readonly count?: number;
};

/**
 * A translated sentence with markup inside, by react-i18next. Markup in `values` is shown as text. A tag may not have the name of a
 * void element (`link`, `input`, …).
 */
export function Trans({ ns, i18nKey, components, values, count }: TransProps) {
  const { engine, binding } = usePlatform().translations;
  const { t } = useTranslation(ns, binding);
  return (
    <BaseTrans
      i18n={engine}
      t={t}
      i18nKey={i18nKey}
      components={components}
      {...(values && { values: { ...values } })}
      {...(count !== undefined && { count })}
    />
  );
}

import { htmlLang } from '@orime/contracts';
import { lazy, Suspense, useState } from 'react';
import type { ComponentType, ReactElement } from 'react';
import type { Trans as BaseTrans } from 'react-i18next/TransWithoutContext';
import { usePlatform } from '../platform-context.tsx';
import { useLanguage } from './language.ts';

type Base = typeof BaseTrans;

let loaded: Base | undefined;

/** Loads what reads markup in texts: few screens need it, so it is no part of the first load. Await it where nothing may come late. */
export async function loadTrans(): Promise<void> {
  loaded = (await import('react-i18next/TransWithoutContext')).Trans;
}

// `lazy` knows components without type parameters.
const Late = lazy(async () => {
  await loadTrans();
  return { default: loaded as unknown as ComponentType<Parameters<Base>[0]> };
}) as unknown as Base;

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
  const { engine } = usePlatform().translations;
  const t = engine.getFixedT(htmlLang(useLanguage()), ns);
  const [Sentence] = useState(() => loaded ?? Late);
  const counted = count !== undefined && { count };
  return (
    // The words are there at once, their markup a moment later.
    <Suspense fallback={String(t(i18nKey, { ...values, ...counted })).replaceAll(/<\/?[\w-]+>/g, '')}>
      <Sentence i18n={engine} t={t} i18nKey={i18nKey} components={components} {...(values && { values: { ...values } })} {...counted} />
    </Suspense>
  );
}

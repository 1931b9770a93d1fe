import type { ReactElement } from 'react';
import { Suspense, lazy } from 'react';
import { useT } from './use-t.ts';

export type TransProps = {
  readonly ns: string;
  /** Key of one whole sentence. Its tags name entries of `components`: `Read the <terms>terms</terms>`. */
  readonly i18nKey: string;
  readonly components: Readonly<Record<string, ReactElement>>;
  readonly values?: Readonly<Record<string, unknown>>;
  readonly count?: number;
};

const Sentence = lazy(async () => ({ default: (await import('./sentence.tsx')).Sentence }));

/** A translated sentence with markup inside, rendered by i18next. Shows the text without markup until i18next is loaded. */
export function Trans(props: TransProps) {
  const t = useT(props.ns);
  const words = t(props.i18nKey, { ...props.values, ...(props.count !== undefined && { count: props.count }) });
  return (
    <Suspense fallback={words.replaceAll(/<[^>]*>/g, '')}>
      <Sentence {...props} />
    </Suspense>
  );
}

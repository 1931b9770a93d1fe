import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import type { Vocabulary } from '@orime/contracts/api/site/vocabulary';
import { useFormat, useQuery, useText } from '@orime/platform';
import { useDesignT } from '../design-texts.ts';
import { producersQuery } from '../design.api.ts';
import type { WordSource } from './draft-words.ts';

export type WordSourceProps = {
  readonly words: Vocabulary;
  /** The producer that the design has: its id as its form names it. */
  readonly maker: { readonly id: string; readonly producer: OwnerDesign['producer'] };
};

/** Everything that a draft is put into words with. Fetches the names of producers, as the form does. */
export function useWordSource({ words, maker }: WordSourceProps): WordSource {
  const t = useDesignT();
  const text = useText();
  const format = useFormat();
  const { data } = useQuery(producersQuery(''));
  const named = (data?.items ?? []).map((producer) => [producer.id, text(producer)] as const);
  const own = maker.producer === null ? [] : [[maker.id, text(maker.producer)] as const];
  return { t, text, format, words, producers: new Map([...own, ...named]) };
}

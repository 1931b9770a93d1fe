import { Type, type Static } from 'typebox';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { LocalText } from '../../schemas/local-text.ts';
import { SizeChartInput } from '../catalogue/design-style.ts';

/** A word that designs, producers and forms choose from: its key and its text in both languages. */
export const Term = Type.Object({ key: Type.String(), label: LocalText });
export type Term = Static<typeof Term>;

/** A colour with the shade that stands for it, as `#rrggbb`. */
export const ColourTerm = Type.Object({ key: Type.String(), label: LocalText, hex: Type.String() });
export type ColourTerm = Static<typeof ColourTerm>;

/** Every list of words that forms offer and writes are checked against, in the order to show them. Countries are keyed by ISO 3166-1 code. */
export const Vocabulary = Type.Object({
  categories: Type.Array(Term),
  fibres: Type.Array(Term),
  care: Type.Array(Term),
  colours: Type.Array(ColourTerm),
  capabilities: Type.Array(Term),
  countries: Type.Array(Term),
});
export type Vocabulary = Static<typeof Vocabulary>;

export const getVocabulary = defineEndpoint({ method: 'GET', url: '/api/vocabulary', response: Vocabulary });

/** Measures that size charts may have, in the order to show them, and the chart of each category, from which an own one starts. */
export const SizeCharts = Type.Object({
  measures: Type.Array(Term),
  categories: Type.Array(Type.Object({ category: Type.String(), sizes: SizeChartInput })),
});
export type SizeCharts = Static<typeof SizeCharts>;

export const getSizeCharts = defineEndpoint({ method: 'GET', url: '/api/vocabulary/size-charts', response: SizeCharts });

import { Type, type Static } from 'typebox';

/** A value that a filter could take, and how many entries it would leave under the other filters. */
export const FacetCount = Type.Object({ value: Type.String(), count: Type.Integer() });
export type FacetCount = Static<typeof FacetCount>;

/** What `facets=1` adds to a list. */
export const Facets = Type.Object({
  /** By name of the filter, most frequent values first. */
  facets: Type.Record(Type.String(), Type.Array(FacetCount)),
  /** By name of a filter in use: how many entries there would be without it. */
  without: Type.Record(Type.String(), Type.Integer()),
});
export type Facets = Static<typeof Facets>;

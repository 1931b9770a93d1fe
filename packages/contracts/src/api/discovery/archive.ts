import { Type, type Static } from 'typebox';
import { Currency } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { ImageRef } from '../../schemas/image-ref.ts';
import { LocalText } from '../../schemas/local-text.ts';
import { DesignCard } from '../catalogue/design.ts';
import { ArticleCard } from '../editorial/article.ts';

/** One past season with its designs, images and lookbooks. */
export const ArchiveSeason = Type.Object({
  year: Type.Integer(),
  /** `SS`, `AW` or the designers' own name; empty when unknown. */
  season: Type.String(),
  /** Number of archived designs; listed by `/api/design/?archived=1`. */
  designs: Type.Integer(),
  images: Type.Array(ImageRef),
  lookbooks: Type.Array(
    Type.Object({
      id: Type.String(),
      slug: Type.String(),
      title: LocalText,
      designer: Type.String(),
      cover: Type.Union([ImageRef, Type.Null()]),
    }),
  ),
});
export type ArchiveSeason = Static<typeof ArchiveSeason>;

/** Newest first. `years` lists all available years regardless of the filter; `articles` are the magazine articles of the year. */
export const getArchive = defineEndpoint({
  method: 'GET',
  url: '/api/archive',
  querystring: Type.Object({ year: Type.Optional(Type.Integer({ minimum: 1900, maximum: 2200 })) }),
  response: Type.Object({
    seasons: Type.Array(ArchiveSeason),
    years: Type.Array(Type.Object({ year: Type.Integer(), designs: Type.Integer(), lookbooks: Type.Integer(), articles: Type.Integer() })),
  }),
});

/**
 * What is left of one season: its archived designs, most liked first, at most 100, and the articles of the year, newest first, at
 * most 24. Lookbooks come with `getArchive`. 404 when nothing of the season is public.
 */
export const getArchiveSeason = defineEndpoint({
  method: 'GET',
  url: '/api/archive/season',
  querystring: Type.Object({
    year: Type.Integer({ minimum: 1900, maximum: 2200 }),
    /** As in `ArchiveSeason`; absent or empty for designs without a season. */
    season: Type.Optional(Type.String({ maxLength: 40 })),
    currency: Type.Optional(Currency),
  }),
  response: Type.Object({ designs: Type.Array(DesignCard), articles: Type.Array(ArticleCard) }),
});

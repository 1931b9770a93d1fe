import { Type, type Static } from 'typebox';
import { defineEndpoint } from '../schemas/endpoint.ts';
import { ImageRef } from '../schemas/image-ref.ts';
import { LocalText } from '../schemas/local-text.ts';

/** One past season: what was made and shown in it. */
export const ArchiveSeason = Type.Object({
  year: Type.Integer(),
  /** `SS`, `AW` or whatever the houses called it; empty when they did not say. */
  season: Type.String(),
  /** Archived designs; they are at `/api/design/?archived=1`. */
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

/** Newest first. `years` has every year there is, whichever is asked for; `articles` of a year are its issues of the magazine. */
export const getArchive = defineEndpoint({
  method: 'GET',
  url: '/api/archive',
  querystring: Type.Object({ year: Type.Optional(Type.Integer({ minimum: 1900, maximum: 2200 })) }),
  response: Type.Object({
    seasons: Type.Array(ArchiveSeason),
    years: Type.Array(Type.Object({ year: Type.Integer(), designs: Type.Integer(), lookbooks: Type.Integer(), articles: Type.Integer() })),
  }),
});

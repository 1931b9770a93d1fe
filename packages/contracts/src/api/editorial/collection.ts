import { Type, type Static } from 'typebox';
import { Language } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { LocalText } from '../../schemas/local-text.ts';
import { ArticleBlock, ArticleCard } from './article.ts';

/** A paragraph that begins with this is a task that a reader ticks. */
export const TASK_MARK = '☐ ';

const StoryPlace = Type.Object({ name: LocalText, country: Type.String(), lat: Type.Number(), lon: Type.Number() });

/** One article of a collection, with its words in one language. */
export const Chapter = Type.Object({
  ...ArticleCard.properties,
  body: Type.Array(ArticleBlock),
  /** Language of the body: the one asked for, or the other one where the article is written in that alone. */
  written: Language,
  /** Where the story is set: its own place, otherwise that of the first designer it names. */
  place: Type.Union([StoryPlace, Type.Null()]),
});
export type Chapter = Static<typeof Chapter>;

/** Published articles of a section or with a tag, as chapters in their order: by the number of their place, then oldest first. At most 24. */
export const getCollection = defineEndpoint({
  method: 'GET',
  url: '/api/article/collection/:by/:value',
  params: Type.Object({
    by: Type.Union([Type.Literal('section'), Type.Literal('tag')]),
    value: Type.String({ minLength: 1, maxLength: 40 }),
  }),
  querystring: Type.Object({ lang: Type.Optional(Language) }),
  response: Type.Object({ chapters: Type.Array(Chapter) }),
});

/** The chapters of the section `handbook` as one PDF. 404 when there are none. */
export const getHandbookPdf = {
  method: 'GET',
  url: '/api/article/handbook.pdf',
  querystring: Type.Object({ lang: Type.Optional(Language) }),
} as const;

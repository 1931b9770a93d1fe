import { Type, type Static } from 'typebox';
import { PageQuery } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { ImageRef } from '../../schemas/image-ref.ts';
import { LocalText } from '../../schemas/local-text.ts';
import { RichText } from './rich-text.ts';

export const ProductBlock = Type.Object({
  type: Type.Literal('product'),
  slug: Type.String(),
  name: Type.String(),
  nameJp: Type.String(),
  designer: Type.String(),
  image: Type.Union([ImageRef, Type.Null()]),
});
export const DesignerBlock = Type.Object({
  type: Type.Literal('designer'),
  handle: Type.String(),
  name: Type.String(),
  nameJp: Type.String(),
  city: Type.String(),
  image: Type.Union([ImageRef, Type.Null()]),
});

/** One block of an article body in one language; stored as JSON, never as HTML. */
export const ArticleBlock = Type.Union([
  Type.Object({ type: Type.Literal('paragraph'), text: RichText }),
  Type.Object({ type: Type.Literal('heading'), text: Type.String() }),
  Type.Object({ type: Type.Literal('quote'), text: RichText, source: Type.Optional(Type.String()) }),
  Type.Object({ type: Type.Literal('image'), image: ImageRef, caption: Type.Optional(RichText) }),
  Type.Object({ type: Type.Literal('gallery'), images: Type.Array(ImageRef), caption: Type.Optional(RichText) }),
  /** An externally hosted video, shown as an image with a link. */
  Type.Object({ type: Type.Literal('video'), title: Type.String(), url: Type.String(), image: Type.Union([ImageRef, Type.Null()]) }),
  ProductBlock,
  DesignerBlock,
  Type.Object({ type: Type.Literal('divider') }),
  Type.Object({ type: Type.Literal('footnote'), number: Type.Integer(), text: RichText }),
]);
export type ArticleBlock = Static<typeof ArticleBlock>;

/** The point of a picture that stays in sight when it is cropped; 0 to 1 from the left and from the top. */
export const FocalPoint = Type.Object({ x: Type.Number({ minimum: 0, maximum: 1 }), y: Type.Number({ minimum: 0, maximum: 1 }) });

export const ArticleCard = Type.Object({
  _id: Type.String(),
  id: Type.String(),
  slug: Type.String(),
  title: LocalText,
  dek: LocalText,
  section: Type.String(),
  sectionLabel: LocalText,
  tags: Type.Array(Type.String()),
  author: Type.Object({ name: Type.String(), nameJp: Type.String() }),
  cover: Type.Union([ImageRef, Type.Null()]),
  /** Of the cover, if its author chose one. */
  coverFocal: Type.Optional(Type.Union([FocalPoint, Type.Null()])),
  /** Wide image for the page header, if any; the cover is in portrait format. */
  hero: Type.Optional(Type.Union([ImageRef, Type.Null()])),
  publishedAt: Type.Union([Type.String(), Type.Null()]),
  readingMinutes: Type.Object({ en: Type.Integer(), jp: Type.Integer() }),
  likes: Type.Integer(),
});
export type ArticleCard = Static<typeof ArticleCard>;

export const Article = Type.Object({
  ...ArticleCard.properties,
  author: Type.Object({
    ...ArticleCard.properties.author.properties,
    /** Of a designer who signs with the name of their shop. */
    image: Type.Optional(ImageRef),
  }),
  /** An empty body means no version in that language; the page then shows the other one with a notice. */
  body: Type.Object({ en: Type.Array(ArticleBlock), jp: Type.Array(ArticleBlock) }),
  updatedAt: Type.String(),
  /** What search engines and shared links show: the author's own words, otherwise title and dek. */
  seo: Type.Object({ title: LocalText, description: LocalText }),
  related: Type.Array(ArticleCard),
  next: Type.Union([ArticleCard, Type.Null()]),
  viewer: Type.Object({ liked: Type.Boolean() }),
});
export type Article = Static<typeof Article>;

/** A quote out of a story, without its marks. */
export const StoryQuote = Type.Object({
  slug: Type.String(),
  title: LocalText,
  text: LocalText,
  /** Who said it; empty where the story does not say. */
  source: LocalText,
});
export type StoryQuote = Static<typeof StoryQuote>;

export const listArticles = defineEndpoint({
  method: 'GET',
  url: '/api/article/',
  querystring: Type.Object({
    ...PageQuery,
    status: Type.Optional(Type.String({ maxLength: 20 })),
    section: Type.Optional(Type.String({ maxLength: 40 })),
    tag: Type.Optional(Type.String({ maxLength: 40 })),
    author: Type.Optional(Type.String({ maxLength: 80 })),
    q: Type.Optional(Type.String({ maxLength: 200 })),
    sort: Type.Optional(Type.Union([Type.Literal('new'), Type.Literal('likes')])),
    /** Only those with a picture of their own. */
    cover: Type.Optional(Type.Literal('1')),
  }),
  response: Type.Object({
    items: Type.Array(ArticleCard),
    total: Type.Integer(),
    page: Type.Integer(),
    sections: Type.Array(Type.Object({ value: Type.String(), label: LocalText, count: Type.Integer() })),
    tags: Type.Array(Type.Object({ value: Type.String(), label: LocalText, count: Type.Integer() })),
    /** Of the newest story after the first that has one in both languages; with the first page of everything alone. */
    quote: Type.Optional(StoryQuote),
  }),
});
export const getArticle = defineEndpoint({
  method: 'GET',
  url: '/api/article/id/:id',
  params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 160, description: 'id or slug' }) }),
  response: Article,
});
export const likeArticle = defineEndpoint({
  method: 'POST',
  url: '/api/article/like/:id',
  params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 80 }) }),
  response: Type.Object({ likes: Type.Integer(), liked: Type.Boolean() }),
});
export const unlikeArticle = defineEndpoint({
  method: 'POST',
  url: '/api/article/unlike/:id',
  params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 80 }) }),
  response: Type.Object({ likes: Type.Integer(), liked: Type.Boolean() }),
});

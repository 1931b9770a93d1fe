import { Type, type Static } from 'typebox';
import { IdParams, PageQuery, pageOf, Success } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { ImageRef } from '../../schemas/image-ref.ts';
import { LocalText } from '../../schemas/local-text.ts';
import { DesignerBlock, FocalPoint, ProductBlock } from './article.ts';
import { WrittenCaption, WrittenFootnote, WrittenParagraph, WrittenQuote } from './rich-text.ts';
import { WrittenPlace } from './written-place.ts';

const strict = { additionalProperties: false } as const;
const Line = Type.String({ maxLength: 300 });
const FileId = Type.String({ minLength: 1, maxLength: 80, pattern: '^[A-Za-z0-9_-]+$' });
const Slug = Type.String({ minLength: 1, maxLength: 120, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' });
/** Alternative text of an image. Never empty. */
const Alt = Type.String({ minLength: 1, maxLength: 300, pattern: '\\S' });

/** A block as the editor sends it: text, everything else by reference. Unknown properties are dropped. */
export const DraftBlock = Type.Union([
  Type.Object({ type: Type.Literal('paragraph'), text: WrittenParagraph }),
  Type.Object({ type: Type.Literal('heading'), text: Type.String({ minLength: 1, maxLength: 200 }) }),
  Type.Object({ type: Type.Literal('quote'), text: WrittenQuote, source: Type.Optional(Line) }),
  Type.Object({ type: Type.Literal('image'), fileId: FileId, alt: Type.Optional(Alt), caption: Type.Optional(WrittenCaption) }),
  Type.Object({
    type: Type.Literal('gallery'),
    images: Type.Array(Type.Object({ fileId: FileId, alt: Alt }), { minItems: 2, maxItems: 12 }),
    caption: Type.Optional(WrittenCaption),
  }),
  /** An externally hosted video: image and link, never an embedded page. */
  Type.Object({
    type: Type.Literal('video'),
    url: Type.String({ maxLength: 500, pattern: '^https://[a-z0-9.-]+\\.[a-z]{2,}(/[^\\s"<>\\\\]*)?$', format: 'web-address' }),
    title: Type.String({ minLength: 1, maxLength: 200 }),
    fileId: Type.Optional(FileId),
  }),
  Type.Object({ type: Type.Literal('product'), slug: Slug }),
  Type.Object({ type: Type.Literal('designer'), handle: Type.String({ minLength: 1, maxLength: 60, pattern: '^[a-z0-9_-]+$' }) }),
  Type.Object({ type: Type.Literal('divider') }),
  Type.Object({
    type: Type.Literal('footnote'),
    number: Type.Integer({ minimum: 1, maximum: 200 }),
    text: WrittenFootnote,
  }),
]);
export type DraftBlock = Static<typeof DraftBlock>;

const DraftBody = Type.Array(DraftBlock, { maxItems: 300 });
const Words = {
  title: Type.Object({ en: Type.String({ maxLength: 200 }), jp: Type.String({ maxLength: 200 }) }, strict),
  dek: Type.Object({ en: Type.String({ maxLength: 500 }), jp: Type.String({ maxLength: 500 }) }, strict),
  body: Type.Object({ en: DraftBody, jp: DraftBody }, strict),
};
const About = {
  slug: Slug,
  section: Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }),
  tags: Type.Array(Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }), { maxItems: 12, uniqueItems: true }),
  coverFileId: Type.Union([FileId, Type.Null()]),
  coverAlt: Type.Object({ en: Type.String({ maxLength: 300 }), jp: Type.String({ maxLength: 300 }) }, strict),
};
const inBoth = (maxLength: number) => Type.Object({ en: Type.String({ maxLength }), jp: Type.String({ maxLength }) }, strict);
const Presentation = {
  /** Null or absent: the middle of the cover. */
  coverFocal: Type.Optional(Type.Union([FocalPoint, Type.Null()])),
  /** For search engines and shared links. Empty texts are title and dek. */
  seo: Type.Optional(Type.Object({ title: inBoth(120), description: inBoth(300) }, strict)),
  /** Null: at the first designer that the story names. Absent: as it is. */
  place: Type.Optional(Type.Union([WrittenPlace, Type.Null()])),
};

export const ArticleDraftInput = Type.Object({
  /**
   * The revision that this edit is based on. When it is outdated: 409 with the newer draft in `details.current` and the sent one in
   * `details.sent`.
   */
  baseRevision: Type.String({ minLength: 1, maxLength: 80 }),
  ...Words,
  ...About,
  ...Presentation,
});
export type ArticleDraftInput = Static<typeof ArticleDraftInput>;

export const ArticleStatus = Type.Union([
  Type.Literal('draft'),
  Type.Literal('in_review'),
  Type.Literal('scheduled'),
  Type.Literal('published'),
  Type.Literal('unpublished'),
  Type.Literal('archived'),
]);
export const RevisionKind = Type.Union([Type.Literal('autosave'), Type.Literal('manual'), Type.Literal('publish')]);

const Completeness = Type.Object({ title: Type.Boolean(), dek: Type.Boolean(), body: Type.Boolean(), coverAlt: Type.Boolean() });
export const ArticleLock = Type.Object({ userId: Type.String(), name: Type.String(), expiresAt: Type.String(), mine: Type.Boolean() });
export type ArticleLock = Static<typeof ArticleLock>;

/** The working copy for its author and admins. For a published article it may be ahead of the public version. */
export const ArticleDraft = Type.Object({
  id: Type.String(),
  status: ArticleStatus,
  /** Send it back as `baseRevision`. */
  revision: Type.String(),
  title: Type.Object({ en: Type.String(), jp: Type.String() }),
  dek: Type.Object({ en: Type.String(), jp: Type.String() }),
  body: Type.Object({ en: Type.Array(DraftBlock), jp: Type.Array(DraftBlock) }),
  slug: Type.String(),
  section: Type.String(),
  tags: Type.Array(Type.String()),
  coverFileId: Type.Union([Type.String(), Type.Null()]),
  coverAlt: Type.Object({ en: Type.String(), jp: Type.String() }),
  coverFocal: Type.Union([FocalPoint, Type.Null()]),
  seo: Type.Object({ title: LocalText, description: LocalText }),
  place: Type.Union([WrittenPlace, Type.Null()]),
  author: Type.Object({ id: Type.Union([Type.String(), Type.Null()]), name: Type.String(), nameJp: Type.String() }),
  /** Images of the cover and the blocks by file id. */
  images: Type.Record(Type.String(), ImageRef),
  /** Designs of the blocks by slug, designers by handle; what is not public is missing. */
  products: Type.Record(Type.String(), ProductBlock),
  designers: Type.Record(Type.String(), DesignerBlock),
  /** Which parts each language has; `coverAlt` is true without a cover. */
  completeness: Type.Object({ en: Completeness, jp: Completeness }),
  hasUnpublishedChanges: Type.Boolean(),
  publishAt: Type.Union([Type.String(), Type.Null()]),
  publishedAt: Type.Union([Type.String(), Type.Null()]),
  savedAt: Type.String(),
  /** Why others gave it back to its author; empty where they wrote nothing. Null: it was not given back, or went on since. */
  returnReason: Type.Union([Type.String(), Type.Null()]),
  lock: Type.Union([ArticleLock, Type.Null()]),
  /** Whether the caller may publish: admins and trusted authors. Others submit for approval. */
  canPublish: Type.Boolean(),
});
export type ArticleDraft = Static<typeof ArticleDraft>;

/** Creates an empty draft first, so that a failed first save loses nothing. Needs an `Idempotency-Key`. */
export const createArticleDraft = defineEndpoint({
  method: 'POST',
  url: '/api/article/draft',
  body: Type.Object({ title: Type.Optional(Words.title) }),
  response: ArticleDraft,
});
export const getArticleDraft = defineEndpoint({
  method: 'GET',
  url: '/api/article/draft/id/:id',
  params: IdParams,
  response: ArticleDraft,
});
/** Saves the working copy. 409 `conflict` when a newer revision exists, 423 `article_locked` while another user edits. */
export const updateArticleDraft = defineEndpoint({
  method: 'POST',
  url: '/api/article/draft/update/id/:id',
  params: IdParams,
  body: Type.Object({
    ...ArticleDraftInput.properties,
    kind: Type.Optional(Type.Union([Type.Literal('autosave'), Type.Literal('manual')])),
  }),
  response: ArticleDraft,
});
/** Saves and immediately publishes changes to a published article. For callers with `canPublish`. */
export const updateArticle = defineEndpoint({
  method: 'POST',
  url: '/api/article/update/id/:id',
  params: IdParams,
  body: ArticleDraftInput,
  response: ArticleDraft,
});
/** For callers with `canPublish`. 422 with `fields` names what is missing; the same for the next two endpoints. */
export const publishArticle = defineEndpoint({
  method: 'POST',
  url: '/api/article/publish/id/:id',
  params: IdParams,
  response: ArticleDraft,
});
export const scheduleArticle = defineEndpoint({
  method: 'POST',
  url: '/api/article/schedule/id/:id',
  params: IdParams,
  body: Type.Object({ publishAt: Type.String({ format: 'date-time', maxLength: 40 }) }),
  response: ArticleDraft,
});
/** Submits a draft to the admins for approval. */
export const submitArticle = defineEndpoint({
  method: 'POST',
  url: '/api/article/submit/id/:id',
  params: IdParams,
  response: ArticleDraft,
});
/** Unpublishes an article, or returns a scheduled or submitted one to draft. The author is told the reason. */
export const unpublishArticle = defineEndpoint({
  method: 'POST',
  url: '/api/article/unpublish/id/:id',
  params: IdParams,
  body: Type.Object({ reason: Type.Optional(Type.String({ maxLength: 1000 })) }),
  response: ArticleDraft,
});
/** Gives up the changes since publication: the working copy is what readers see again. 409 unless published. */
export const discardArticleChanges = defineEndpoint({
  method: 'POST',
  url: '/api/article/discard/id/:id',
  params: IdParams,
  response: ArticleDraft,
});
/** Deletes a draft, archives an article that was published before. 409 while published. */
export const deleteArticle = defineEndpoint({ method: 'DELETE', url: '/api/article/:id', params: IdParams, response: Success });

export const ArticleRevision = Type.Object({
  id: Type.String(),
  kind: RevisionKind,
  title: Type.Object({ en: Type.String(), jp: Type.String() }),
  by: Type.Union([Type.String(), Type.Null()]),
  createdAt: Type.String(),
  isWorking: Type.Boolean(),
  isPublished: Type.Boolean(),
});
export const RevisionWords = Type.Object({
  id: Type.String(),
  title: Type.Object({ en: Type.String(), jp: Type.String() }),
  dek: Type.Object({ en: Type.String(), jp: Type.String() }),
  body: Type.Object({ en: Type.Array(DraftBlock), jp: Type.Array(DraftBlock) }),
});
export type RevisionWords = Static<typeof RevisionWords>;
/** Newest first, including autosaves. */
export const listArticleRevisions = defineEndpoint({
  method: 'GET',
  url: '/api/article/revisions/id/:id',
  params: IdParams,
  querystring: Type.Object(PageQuery),
  response: pageOf(ArticleRevision),
});
/** The words of one revision, to compare them with others. */
export const getArticleRevision = defineEndpoint({
  method: 'GET',
  url: '/api/article/revisions/id/:id/:revision',
  params: Type.Object({ ...IdParams.properties, revision: Type.String({ minLength: 1, maxLength: 80 }) }),
  response: RevisionWords,
});
/** Copies an earlier revision into a new one, which becomes the working copy; no revision is lost. */
export const restoreArticle = defineEndpoint({
  method: 'POST',
  url: '/api/article/restore/id/:id',
  params: IdParams,
  body: Type.Object({ revision: Type.String({ minLength: 1, maxLength: 80 }), baseRevision: Type.String({ minLength: 1, maxLength: 80 }) }),
  response: ArticleDraft,
});
/** Acquires or renews the edit lock for 60 seconds. 423 `article_locked` with `details.lock` while another user holds it; `takeOver` takes it. */
export const lockArticle = defineEndpoint({
  method: 'POST',
  url: '/api/article/lock/id/:id',
  params: IdParams,
  body: Type.Object({ takeOver: Type.Optional(Type.Boolean()), release: Type.Optional(Type.Boolean()) }),
  response: Type.Object({ lock: Type.Union([ArticleLock, Type.Null()]) }),
});

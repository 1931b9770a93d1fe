import { Type, type Static } from 'typebox';
import { IdParams, PageQuery, pageOf, Success } from '../schemas/common.ts';
import { defineEndpoint } from '../schemas/endpoint.ts';
import { ImageRef } from '../schemas/image-ref.ts';

const strict = { additionalProperties: false } as const;
const Line = Type.String({ maxLength: 300 });
const Prose = Type.String({ minLength: 1, maxLength: 5000 });
const FileId = Type.String({ minLength: 1, maxLength: 80, pattern: '^[A-Za-z0-9_-]+$' });
const Slug = Type.String({ minLength: 1, maxLength: 120, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' });
/** What a picture shows, for who cannot see it. Never empty. */
const Alt = Type.String({ minLength: 1, maxLength: 300, pattern: '\\S' });

/** A block as it is written: plain text, and everything else by reference. Anything else in a block is dropped. */
export const DraftBlock = Type.Union([
  Type.Object({ type: Type.Literal('paragraph'), text: Prose }),
  Type.Object({ type: Type.Literal('heading'), text: Type.String({ minLength: 1, maxLength: 200 }) }),
  Type.Object({ type: Type.Literal('quote'), text: Type.String({ minLength: 1, maxLength: 1000 }), source: Type.Optional(Line) }),
  Type.Object({ type: Type.Literal('image'), fileId: FileId, alt: Type.Optional(Alt), caption: Type.Optional(Line) }),
  Type.Object({
    type: Type.Literal('gallery'),
    images: Type.Array(Type.Object({ fileId: FileId, alt: Alt }), { minItems: 2, maxItems: 12 }),
    caption: Type.Optional(Line),
  }),
  /** A film elsewhere: a picture and a link, never an embedded page. */
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
    text: Type.String({ minLength: 1, maxLength: 1000 }),
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

export const ArticleDraftInput = Type.Object({
  /** The revision these words were written on top of. Another one by now is a 409 with the newer draft in `details.current` and the sent one in `details.sent`. */
  baseRevision: Type.String({ minLength: 1, maxLength: 80 }),
  ...Words,
  ...About,
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

/** The working copy, as its author and admins edit it. Of a published article it may be ahead of what readers see. */
export const ArticleDraft = Type.Object({
  id: Type.String(),
  status: ArticleStatus,
  /** To be sent back as `baseRevision`. */
  revision: Type.String(),
  title: Type.Object({ en: Type.String(), jp: Type.String() }),
  dek: Type.Object({ en: Type.String(), jp: Type.String() }),
  body: Type.Object({ en: Type.Array(DraftBlock), jp: Type.Array(DraftBlock) }),
  slug: Type.String(),
  section: Type.String(),
  tags: Type.Array(Type.String()),
  coverFileId: Type.Union([Type.String(), Type.Null()]),
  coverAlt: Type.Object({ en: Type.String(), jp: Type.String() }),
  author: Type.Object({ id: Type.Union([Type.String(), Type.Null()]), name: Type.String(), nameJp: Type.String() }),
  /** Pictures of the cover and the blocks by file id. */
  images: Type.Record(Type.String(), ImageRef),
  /** What is there in each language; `coverAlt` is true without a cover. */
  completeness: Type.Object({ en: Completeness, jp: Completeness }),
  hasUnpublishedChanges: Type.Boolean(),
  publishAt: Type.Union([Type.String(), Type.Null()]),
  publishedAt: Type.Union([Type.String(), Type.Null()]),
  savedAt: Type.String(),
  lock: Type.Union([ArticleLock, Type.Null()]),
  /** Whoever asks may publish it: admins, and its author when admins trust them. Others submit. */
  canPublish: Type.Boolean(),
});
export type ArticleDraft = Static<typeof ArticleDraft>;

/** Makes the id before a word is written, so that nothing is lost with a failed first save. Needs an `Idempotency-Key`. */
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
/** Saves the working copy. 409 `conflict` over a newer one, 423 `locked` while somebody else edits. */
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
/** Saves and publishes at once what readers see of a published article. For who may publish. */
export const updateArticle = defineEndpoint({
  method: 'POST',
  url: '/api/article/update/id/:id',
  params: IdParams,
  body: ArticleDraftInput,
  response: ArticleDraft,
});
/** For who may publish: admins, and authors they trust. 422 with `fields` names what is missing; the same for the two that follow. */
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
/** Hands a draft to the admins. */
export const submitArticle = defineEndpoint({
  method: 'POST',
  url: '/api/article/submit/id/:id',
  params: IdParams,
  response: ArticleDraft,
});
/** Takes an article from its readers; of a scheduled or submitted one, makes a draft again. The author is told the reason. */
export const unpublishArticle = defineEndpoint({
  method: 'POST',
  url: '/api/article/unpublish/id/:id',
  params: IdParams,
  body: Type.Object({ reason: Type.Optional(Type.String({ maxLength: 1000 })) }),
  response: ArticleDraft,
});
/** Drafts are deleted; what readers have seen is archived. 409 while published. */
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
/** Newest first, autosaves among them. */
export const listArticleRevisions = defineEndpoint({
  method: 'GET',
  url: '/api/article/revisions/id/:id',
  params: IdParams,
  querystring: Type.Object(PageQuery),
  response: pageOf(ArticleRevision),
});
/** Makes an earlier revision the working copy, as a new revision: nothing is lost by it. */
export const restoreArticle = defineEndpoint({
  method: 'POST',
  url: '/api/article/restore/id/:id',
  params: IdParams,
  body: Type.Object({ revision: Type.String({ minLength: 1, maxLength: 80 }), baseRevision: Type.String({ minLength: 1, maxLength: 80 }) }),
  response: ArticleDraft,
});
/** Takes or keeps the pen for 60 seconds; editors ask every 30. 423 `locked` with `details.lock` while another person has it, unless it is taken over. */
export const lockArticle = defineEndpoint({
  method: 'POST',
  url: '/api/article/lock/id/:id',
  params: IdParams,
  body: Type.Object({ takeOver: Type.Optional(Type.Boolean()), release: Type.Optional(Type.Boolean()) }),
  response: Type.Object({ lock: Type.Union([ArticleLock, Type.Null()]) }),
});

import { Type, type Static } from 'typebox';
import { defineEndpoint } from '../../schemas/endpoint.ts';

/** Maximum size of one file in bytes. */
export const MAX_UPLOAD_BYTES = 25 * 1024 * 1024;
/** Accepted types, detected by content, not by file name. PDF for documents only. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** The one type of videos. What plays everywhere: H.264, AV1 or VP9 in it. */
export const VIDEO_TYPE = 'video/mp4';
/** Longest video, in milliseconds. */
export const MAX_VIDEO_MS = 60_000;

/** A stored file. Images have dimensions and a placeholder; documents are private and have neither. */
export const UploadedFile = Type.Object({
  id: Type.String(),
  /** The widest variant of an image; the file of a video; for a document a signed URL valid for one minute. */
  url: Type.String(),
  w: Type.Union([Type.Integer(), Type.Null()]),
  h: Type.Union([Type.Integer(), Type.Null()]),
  /** ThumbHash, base64; empty for documents. */
  blur: Type.String(),
  color: Type.String(),
  mime: Type.String(),
  bytes: Type.Integer(),
  /** For a file uploaded with a ticket: proof of the upload, to send with the form. */
  claim: Type.Optional(Type.String()),
});
export type UploadedFile = Static<typeof UploadedFile>;

/** Forms that accept files from users without an account. */
export const UploadForm = Type.Union([
  Type.Literal('application'),
  Type.Literal('report'),
  Type.Literal('model-intake'),
  Type.Literal('return'),
]);
export type UploadForm = Static<typeof UploadForm>;

/**
 * Permission to upload files for one form, valid for an hour. Limited to `ticketFiles` files and `ticketBytes` bytes, including
 * removed files.
 */
export const UploadTicket = Type.Object({
  ticket: Type.String(),
  form: UploadForm,
  expiresAt: Type.String(),
  filesLeft: Type.Integer(),
  bytesLeft: Type.Integer(),
});
export type UploadTicket = Static<typeof UploadTicket>;
export const createUploadTicket = defineEndpoint({
  method: 'POST',
  url: '/api/upload/ticket',
  body: Type.Object({ form: UploadForm }),
  response: UploadTicket,
});

/**
 * Multipart: one file in the field `file`; `?purpose=document` for private documents, `?purpose=video` for an MP4 of at most
 * `MAX_VIDEO_MS`. Visitors need a `ticket`, and their files are
 * always private. 410 for an expired ticket, 422 for one whose limits are used up.
 */
export const upload = defineEndpoint({
  method: 'POST',
  url: '/api/upload',
  querystring: Type.Object({
    purpose: Type.Optional(Type.Union([Type.Literal('image'), Type.Literal('document'), Type.Literal('video')])),
    ticket: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  }),
  response: UploadedFile,
});

const FileId = Type.String({ minLength: 1, maxLength: 80, pattern: '^[A-Za-z0-9_-]+$' });

/**
 * `image/avif` for clients that accept it, once generated, otherwise `image/webp`; never wider than the master. 404 for a width
 * outside `MEDIA_WIDTHS`.
 */
export const media = {
  method: 'GET',
  url: '/media/:id/:width.webp',
  params: Type.Object({ id: Type.String({ maxLength: 200 }), width: Type.String({ maxLength: 20 }) }),
} as const;

/** A public video. Answers `Range`: at most `MAX_VIDEO_PART_BYTES` at once, so that what is not watched is not sent. */
export const video = {
  method: 'GET',
  url: '/media/:id/video.mp4',
  params: Type.Object({ id: Type.String({ maxLength: 200 }) }),
} as const;
export const MAX_VIDEO_PART_BYTES = 2 * 1024 * 1024;

/** A garment as packed by `packGarment` of `@orime/cloth`. 404 unless a design that everybody may see has it. */
export const model = {
  method: 'GET',
  url: '/media/:id/model.bin',
  params: Type.Object({ id: Type.String({ maxLength: 200 }) }),
} as const;

/** The repeat of a printed cloth, a WebP without loss. 404 unless a design that everybody may see has it. */
export const clothTile = {
  method: 'GET',
  url: '/media/:id/cloth.webp',
  params: Type.Object({ id: Type.String({ maxLength: 200 }) }),
} as const;

/** A private file by signed URL, valid for one minute. */
export const privateFile = {
  method: 'GET',
  url: '/api/file/:id',
  params: Type.Object({ id: FileId }),
  querystring: Type.Object({
    expires: Type.Integer({ minimum: 0 }),
    signature: Type.String({ minLength: 1, maxLength: 100 }),
    /** For PDFs and pictures: shown, also in a frame of this site, instead of downloaded. */
    inline: Type.Optional(Type.Literal('1')),
  }),
} as const;

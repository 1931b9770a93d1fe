import { Type, type Static } from 'typebox';
import { defineEndpoint } from '../schemas/endpoint.ts';

/** Bytes of one file, at most. */
export const MAX_UPLOAD_BYTES = 25 * 1024 * 1024;
/** What is taken, recognised by content and not by name. PDF for documents only. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** A stored file. Images have a size and a placeholder; documents are private and have neither. */
export const UploadedFile = Type.Object({
  id: Type.String(),
  /** A widest variant for images; for documents an address that works for a minute. */
  url: Type.String(),
  w: Type.Union([Type.Integer(), Type.Null()]),
  h: Type.Union([Type.Integer(), Type.Null()]),
  /** ThumbHash, base64; empty for documents. */
  blur: Type.String(),
  color: Type.String(),
  mime: Type.String(),
  bytes: Type.Integer(),
  /** Of a file sent with a ticket: goes along when its form is sent. */
  claim: Type.Optional(Type.String()),
});
export type UploadedFile = Static<typeof UploadedFile>;

/** Forms that take files from people without an account. */
export const UploadForm = Type.Union([Type.Literal('application'), Type.Literal('report'), Type.Literal('model-intake')]);
export type UploadForm = Static<typeof UploadForm>;

/** Leave to send files with one form for an hour. Used up by `ticketFiles` files or `ticketBytes` bytes, removed ones included. */
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
 * Multipart: one file in the field `file`; `?purpose=document` for private papers. Visitors need a `ticket`, and what they
 * send is always private. 410 for a ticket that is over, 422 for one that is used up.
 */
export const upload = defineEndpoint({
  method: 'POST',
  url: '/api/upload',
  querystring: Type.Object({
    purpose: Type.Optional(Type.Union([Type.Literal('image'), Type.Literal('document')])),
    ticket: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  }),
  response: UploadedFile,
});

const FileId = Type.String({ minLength: 1, maxLength: 80, pattern: '^[A-Za-z0-9_-]+$' });

/** Answers `image/avif` to who takes it once that is made, else `image/webp`; never wider than the master. A width outside `MEDIA_WIDTHS` is a 404 like any other wrong address. */
export const media = {
  method: 'GET',
  url: '/media/:id/:width.webp',
  params: Type.Object({ id: Type.String({ maxLength: 200 }), width: Type.String({ maxLength: 20 }) }),
} as const;

/** A private file; the address is signed and works for a minute. */
export const privateFile = {
  method: 'GET',
  url: '/api/file/:id',
  params: Type.Object({ id: FileId }),
  querystring: Type.Object({ expires: Type.Integer({ minimum: 0 }), signature: Type.String({ minLength: 1, maxLength: 100 }) }),
} as const;

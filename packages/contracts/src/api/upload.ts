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
});
export type UploadedFile = Static<typeof UploadedFile>;

/** Multipart: one file in the field `file`; `?purpose=document` for private papers. */
export const upload = defineEndpoint({
  method: 'POST',
  url: '/api/upload',
  querystring: Type.Object({ purpose: Type.Optional(Type.Union([Type.Literal('image'), Type.Literal('document')])) }),
  response: UploadedFile,
});

const FileId = Type.String({ minLength: 1, maxLength: 80, pattern: '^[A-Za-z0-9_-]+$' });

/** Answers `image/webp`, never wider than the master. A width outside `MEDIA_WIDTHS` is a 404 like any other wrong address. */
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

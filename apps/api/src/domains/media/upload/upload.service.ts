import { IMAGE_TYPES, VIDEO_TYPE, type UploadForm, type UploadedFile } from '@orime/contracts/api/media/upload';
import { createHash } from 'node:crypto';
import type { ApiApp } from '../../../house/api-app.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { newId } from '../../../house/ids.ts';
import { makeMaster } from '../../../house/storage/images.ts';
import { newStorageKey } from '../../../house/storage/storage-key.ts';
import { requestAvif } from '../media/index.ts';
import { refuseActivePdf } from './refuse-active-pdf.ts';
import { announceFile, insertFile, type NewFile } from './upload.queries.ts';
import { readVideo } from './video/index.ts';

export interface Upload {
  readonly bytes: Buffer;
  /** As the sender calls it; kept for the owner's eyes, never used as a path or header. */
  readonly name: string;
  readonly purpose: 'image' | 'document' | 'video';
  /** Null for somebody without an account, who sends it with a form. */
  readonly ownerUserId: string | null;
  /** The form it is part of once that is sent. */
  readonly form: UploadForm | null;
  /** What is taken. Default: images, and PDF as a document. */
  readonly types?: readonly string[];
}

/** Checks by content, re-encodes, stores and records. Images become public masters; documents stay private. */
export async function storeUpload(app: ApiApp, upload: Upload): Promise<Omit<UploadedFile, 'url'>> {
  const mime = await recognise(upload);
  const file = await store(app, upload, mime);
  const hasVariants = file.purpose === 'image';
  await app.db.transaction().execute(async (trx) => {
    await insertFile(trx, file);
    if (hasVariants) await requestAvif(trx, file.id);
  });
  if (hasVariants) await app.jobs.wake('avif');
  return {
    id: file.id,
    w: file.width,
    h: file.height,
    blur: file.thumbhash ?? '',
    color: file.color ?? '',
    mime: file.mime,
    bytes: file.bytes,
  };
}

const TYPES: Readonly<Record<Upload['purpose'], readonly string[]>> = {
  image: IMAGE_TYPES,
  document: [...IMAGE_TYPES, 'application/pdf'],
  video: [VIDEO_TYPE],
};

async function recognise({ bytes, purpose, types = TYPES[purpose] }: Upload): Promise<string> {
  if (bytes.length === 0) throw new RequestError('validation', { fields: { file: 'is empty' } });
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  // Cameras of one maker give their MP4 another name.
  const mime = found?.mime === 'video/x-m4v' ? VIDEO_TYPE : (found?.mime ?? 'unknown');
  if (types.includes(mime)) return mime;
  const advice = /hei[cf]/.test(mime) ? 'is HEIC: save it as JPEG first' : `must be ${namesOf(types)}`;
  throw new RequestError('unsupported_type', { fields: { file: advice } });
}

/** `PDF, JPEG or PNG`. */
function namesOf(types: readonly string[]): string {
  const names = types.map((type) => (type === 'image/webp' ? 'WebP' : type.replace(/^.*\//, '').toUpperCase()));
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}` : (names[0] ?? '');
}

function store(app: ApiApp, upload: Upload, mime: string): Promise<NewFile> {
  if (mime === VIDEO_TYPE) return storeVideo(app, upload);
  return mime === 'application/pdf' ? storePdf(app, upload) : storeImage(app, upload);
}

async function storeVideo(app: ApiApp, upload: Upload): Promise<NewFile> {
  const { bytes, width, height } = readVideo(upload.bytes);
  const key = newStorageKey('videos', 'mp4');
  await announceFile(app.db, key);
  await app.storage.put(key, bytes, VIDEO_TYPE);
  return { ...common(upload, key, bytes), mime: VIDEO_TYPE, width, height, thumbhash: null, color: null };
}

async function storeImage(app: ApiApp, upload: Upload): Promise<NewFile> {
  const master = await makeMaster(upload.bytes);
  const key = newStorageKey(upload.purpose === 'image' ? 'images' : 'documents', 'webp');
  await announceFile(app.db, key);
  await app.storage.put(key, master.bytes, 'image/webp');
  const { width, height, thumbhash, color } = master;
  return { ...common(upload, key, master.bytes), mime: 'image/webp', width, height, thumbhash, color };
}

async function storePdf(app: ApiApp, upload: Upload): Promise<NewFile> {
  refuseActivePdf(upload.bytes);
  const key = newStorageKey('documents', 'pdf');
  await announceFile(app.db, key);
  await app.storage.put(key, upload.bytes, 'application/pdf');
  return { ...common(upload, key, upload.bytes), mime: 'application/pdf', width: null, height: null, thumbhash: null, color: null };
}

function common(upload: Upload, storageKey: string, bytes: Buffer) {
  return {
    id: newId('fil'),
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes: bytes.length,
    visibility: upload.purpose === 'document' ? ('private' as const) : ('public' as const),
    purpose: upload.purpose,
    ownerUserId: upload.ownerUserId,
    form: upload.form,
    originalName: upload.name.slice(0, 200),
    storageKey,
  };
}

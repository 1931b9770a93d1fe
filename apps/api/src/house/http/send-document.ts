import type { FastifyReply } from 'fastify';

const MIMES = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export interface SentDocument {
  readonly kind: keyof typeof MIMES;
  /** Without its ending; Latin letters, digits and hyphens. */
  readonly name: string;
  readonly bytes: Buffer | string;
  /** The same for everybody. */
  readonly isPublic?: boolean;
}

/** Answers a file: PDFs open in the browser, others are saved. What is personal is kept by no cache. */
export function sendDocument(reply: unknown, { kind, name, bytes, isPublic = false }: SentDocument): FastifyReply {
  return (reply as FastifyReply) // a typed reply only takes the JSON of its schema
    .header('content-type', MIMES[kind])
    .header('content-disposition', `${kind === 'pdf' ? 'inline' : 'attachment'}; filename="${name.replaceAll(/[^\w.-]/g, '-')}.${kind}"`)
    .header('cache-control', isPublic ? 'public, max-age=600' : 'private, no-store')
    .send(bytes);
}

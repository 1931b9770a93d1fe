import { randomBytes } from 'node:crypto';

export interface FormFile {
  readonly field?: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** Body and headers of a form with files, as a browser sends it. */
export function multipartForm(...files: readonly FormFile[]): { payload: Buffer; headers: Record<string, string> } {
  const boundary = `form-${randomBytes(8).toString('hex')}`;
  const parts = files.flatMap(({ field = 'file', name, type, bytes }) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

import { get } from 'node:http';

/** The bytes of a response as they are sent, compressed with Brotli where the site does that: `fetch` would decode them. */
export function encodedBody(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br', ...headers } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(Buffer.concat(chunks)) : reject(new Error(`${url} answered ${String(answer.statusCode)}`)),
      );
      answer.on('error', reject);
    }).on('error', reject);
  });
}

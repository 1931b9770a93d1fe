import type { Language } from '@orime/contracts';
import { get as getPlain } from 'node:http';
import { get as getSecure } from 'node:https';

/**
 * Encoded bytes of the document that a site sends for a path. Nobody can say them without rendering: a document has what the API said
 * at that moment. This is one render of the set that is live there, for a visitor who comes with a language and nothing else. Rejects
 * when the site does not answer with 200.
 */
export function documentBytes(site: string, path: string, language: Language = 'en'): Promise<number> {
  const url = new URL(path, site);
  const get = url.protocol === 'https:' ? getSecure : getPlain;
  const headers = { 'accept-encoding': 'br', accept: 'text/html', cookie: `orime_lang=${language}` };
  return new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => {
      let length = 0;
      answer.on('data', (chunk: Buffer) => (length += chunk.byteLength));
      answer.on('error', reject);
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(length) : reject(new Error(`GET ${url.href} failed: ${String(answer.statusCode)}`)),
      );
    }).on('error', reject);
  });
}

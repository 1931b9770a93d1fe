import type { Language } from '@orime/contracts';
import { getCollection, getHandbookPdf } from '@orime/contracts/api/editorial/collection';
import { anyone } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { sendDocument } from '../../../house/http/send-document.ts';
import { readCollection } from './collection.service.ts';
import { writeHandbookPdf } from './write-handbook-pdf.ts';

/** The same file for everybody: written at most this often, whoever asks. */
const KEPT_MS = 60_000;

export async function collectionRoutes(app: ApiApp): Promise<void> {
  const kept = new Map<Language, { readonly bytes: Promise<Buffer>; readonly until: number }>();

  app.route({
    ...getCollection,
    config: { rule: anyone },
    handler: async ({ params, query }) => ({ chapters: await readCollection(app.db, params, query.lang ?? 'en') }),
  });

  const { method, url, querystring } = getHandbookPdf;
  app.route({
    method,
    url,
    schema: { querystring },
    config: { rule: anyone },
    handler: async ({ query: { lang = 'en' } }, reply) =>
      sendDocument(reply, { kind: 'pdf', name: 'marketing-handbook', bytes: await keepOrWrite(lang), isPublic: true }),
  });

  function keepOrWrite(language: Language): Promise<Buffer> {
    const known = kept.get(language);
    if (known !== undefined && known.until > Date.now()) return known.bytes;
    const bytes = write(language);
    kept.set(language, { bytes, until: Date.now() + KEPT_MS });
    // A failure is told to whoever waits, and forgotten.
    bytes.catch(() => kept.delete(language));
    return bytes;
  }

  async function write(language: Language): Promise<Buffer> {
    const chapters = await readCollection(app.db, { by: 'section', value: 'handbook' }, language);
    if (chapters.length === 0) throw new RequestError('not_found');
    return writeHandbookPdf(chapters, language);
  }
}

import * as endpoints from '@orime/contracts/api/trade/wholesale';
import type { FastifyRequest } from 'fastify';
import { allow, userOf } from '../../../../house/access/authorize.ts';
import type { ApiApp } from '../../../../house/api-app.ts';
import { sendDocument } from '../../../../house/http/send-document.ts';
import { loadPictures } from './load-pictures.ts';
import { readLineSheet, type SheetWish } from './read-line-sheet.ts';
import { SHEET_PICTURE, writeLineSheetPdf } from './write-line-sheet-pdf.ts';
import { writeLineSheetXlsx } from './write-line-sheet-xlsx.ts';

/** Files with prices: for verified buyers and staff, and for designers of their own line. */
export async function lineSheetRoutes(app: ApiApp): Promise<void> {
  const config = { rule: allow('buyer-verified', 'designer', 'account-manager', 'admin') };

  const { method, url, querystring } = endpoints.getLineSheetPdf;
  app.route({
    method,
    url,
    schema: { querystring },
    config,
    handler: async (request, reply) => {
      const { currency = 'USD', lang = 'en' } = request.query;
      const sheet = await read(request, request.query);
      const pictures = await loadPictures(
        app.db,
        app.storage,
        sheet.styles.flatMap((style) => style.pictureId ?? []),
        SHEET_PICTURE,
      );
      return sendDocument(reply, {
        kind: 'pdf',
        name: 'line-sheet',
        bytes: await writeLineSheetPdf(sheet, pictures, { currency, language: lang }),
      });
    },
  });

  app.route({
    method: endpoints.getLineSheetXlsx.method,
    url: endpoints.getLineSheetXlsx.url,
    schema: { querystring: endpoints.getLineSheetXlsx.querystring },
    config,
    handler: async (request, reply) => {
      const { currency = 'USD', lang = 'en' } = request.query;
      return sendDocument(reply, {
        kind: 'xlsx',
        name: 'line-sheet',
        bytes: await writeLineSheetXlsx(await read(request, request.query), { currency, language: lang }),
      });
    },
  });

  async function read(
    request: FastifyRequest<object>,
    { ids, linesheet, designer, season, category, currency = 'USD' }: Omit<Partial<SheetWish>, 'ids'> & { readonly ids?: string },
  ) {
    const actor = userOf(request as FastifyRequest); // the actor does not depend on the route's types
    await app.countSharedLimit({ name: 'line-sheet', subject: actor.userId, max: 120, windowSeconds: 3600 });
    const chosen = ids
      ?.split(',')
      .map((id) => id.trim())
      .filter((id) => id !== '');
    return readLineSheet(app.db, actor, {
      ids: chosen?.length === 0 ? undefined : chosen,
      linesheet,
      designer,
      season,
      category,
      currency,
    });
  }
}

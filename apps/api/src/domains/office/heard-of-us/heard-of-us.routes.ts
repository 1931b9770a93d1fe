import { isEmpty } from '@orime/contracts';
import { answerHeardOfUs, listHeardOfUs } from '@orime/contracts/api/office/heard-of-us';
import { admins, anyone } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { readPage } from '../../../house/http/paging.ts';
import { newId } from '../../../house/ids.ts';
import { countAnswers, countSources, listAnswers } from './heard-of-us.queries.ts';

export async function heardOfUsRoutes(app: ApiApp): Promise<void> {
  app.route({
    ...answerHeardOfUs,
    config: { rule: anyone, idempotent: true, rateLimit: { max: 20, timeWindow: 3_600_000 } },
    handler: async ({ body, actor }) => {
      if (!isEmpty(body.subjectLine)) return { ok: true };
      await app.db
        .insertInto('heard_of_us')
        .values({
          id: newId('hou'),
          source: body.source,
          detail: body.detail?.trim() ?? '',
          order_ref: isEmpty(body.order) ? null : body.order,
          locale: body.locale ?? 'en',
          user_id: actor.userId,
        })
        .execute();
      return { ok: true };
    },
  });

  app.route({
    ...listHeardOfUs,
    config: { rule: admins },
    handler: async ({ query }) => {
      const page = readPage(query);
      return {
        items: await listAnswers(app.db, query.source, page),
        total: await countAnswers(app.db, query.source),
        page: page.page,
        sources: await countSources(app.db),
      };
    },
  });
}

import { isEmpty } from '@orime/contracts';
import { answerHeardOfUs } from '@orime/contracts/api/heard-of-us';
import type { ApiApp } from '../../app.ts';
import { newId } from '../../ids.ts';
import { anyone } from '../../plugins/authorize.ts';

export async function heardOfUsRoutes(app: ApiApp): Promise<void> {
  app.route({
    ...answerHeardOfUs,
    config: { rule: anyone, idempotent: true, rateLimit: { max: 20, timeWindow: 3_600_000 } },
    handler: async ({ body, actor }) => {
      if (!isEmpty(body.subjectLine)) return { ok: true };
      await app.db
        .insertInto('heard_of_us')
        .values({ id: newId('hou'), source: body.source, detail: body.detail?.trim() ?? '', order_ref: isEmpty(body.order) ? null : body.order, locale: body.locale ?? 'en', user_id: actor.userId })
        .execute();
      return { ok: true };
    },
  });
}

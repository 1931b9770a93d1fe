import * as endpoints from '@orime/contracts/api/people/model-intake';
import { admins, anyone } from '../../../house/access/authorize.ts';
import { callerOf } from '../../../house/access/caller.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { readPage } from '../../../house/http/paging.ts';
import { draftIntakeLetter } from './model-intake-letter.service.ts';
import { changeIntake, createIntake, decideIntake, findIntake, toIntake } from './model-intake.service.ts';

export async function modelIntakeRoutes(app: ApiApp): Promise<void> {
  const byKey = { rule: anyone, rateLimit: { max: 120, timeWindow: 3_600_000 } };
  app.route({
    ...endpoints.createModelIntake,
    config: { rule: anyone, idempotent: true },
    handler: async ({ body, ip }) => {
      await app.countSharedLimit({ name: 'model-intake', subject: ip, max: 5, windowSeconds: 3600 });
      return createIntake(app, body);
    },
  });
  app.route({
    ...endpoints.listModelIntakes,
    config: { rule: admins },
    handler: async ({ query }) => {
      const page = readPage(query);
      const { status } = query;
      const intakes = app.db.selectFrom('model_intakes').$if(status !== undefined, (of) => of.where('status', '=', status ?? 'new'));
      const rows = await intakes
        .select(['id', 'reference', 'answers', 'email', 'status', 'created_at'])
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(page.limit)
        .offset(page.offset)
        .execute();
      const { total } = await intakes.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      const items = rows.map(({ answers, created_at, ...row }) => ({
        ...row,
        name: answers.name,
        stageName: answers.stageName,
        city: answers.city,
        createdAt: created_at.toISOString(),
      }));
      return { items, total: Number(total), page: page.page };
    },
  });
  app.route({
    ...endpoints.getModelIntake,
    config: byKey,
    handler: async ({ params, query, actor }) =>
      toIntake(app, await findIntake(app.db, params.id, actor.role === 'admin' ? null : (query.key ?? ''))),
  });
  app.route({
    ...endpoints.updateModelIntake,
    config: byKey,
    handler: ({ params, query, body }) => changeIntake(app, params.id, query.key, { answers: body }),
  });
  app.route({
    ...endpoints.withdrawModelIntake,
    config: byKey,
    handler: ({ params, query }) => changeIntake(app, params.id, query.key, 'withdraw'),
  });
  app.route({
    ...endpoints.setModelIntakeStatus,
    config: { rule: admins },
    handler: (request) => decideIntake(app, request.params.id, request.body, callerOf(request)),
  });
  app.route({
    ...endpoints.previewModelIntakeLetter,
    config: { rule: admins },
    handler: (request) => draftIntakeLetter(app, request.params.id, request.body),
  });
}

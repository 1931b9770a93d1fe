import * as endpoints from '@orime/contracts/api/editorial/article-edit';
import { allow } from '../../../../house/access/authorize.ts';
import { callerOf } from '../../../../house/access/caller.ts';
import type { ApiApp } from '../../../../house/api-app.ts';
import { optionalBody } from '../../../../house/http/optional-body.ts';
import { readCounted, readPage } from '../../../../house/http/paging.ts';
import { toDraftAnswer } from './draft-answer.ts';
import { listRevisions } from './draft.queries.ts';
import { createDraft, getDraft, readDraft, readRevision, restoreRevision, saveDraft, takeLock } from './draft.service.ts';
import { discardChanges, publishDue, publishNow, removeArticle, schedule, submit, unpublish, updatePublished } from './publish.service.ts';

const writers = allow('designer', 'producer', 'admin');
const readers = allow('designer', 'producer', 'account-manager', 'admin');

/** Writing and publishing. Reading is in `article.routes.ts`. */
export async function articleEditRoutes(app: ApiApp): Promise<void> {
  const { db } = app;
  app.route({
    ...endpoints.createArticleDraft,
    config: { rule: writers, idempotent: true },
    handler: (request) => createDraft(db, request.body.title ?? { en: '', jp: '' }, callerOf(request)),
  });
  app.route({
    ...endpoints.getArticleDraft,
    config: { rule: readers },
    handler: (request) => readDraft(db, request.params.id, callerOf(request)),
  });
  app.route({
    ...endpoints.updateArticleDraft,
    config: { rule: writers },
    handler: async (request) => {
      const { kind = 'manual', ...input } = request.body;
      const caller = callerOf(request);
      return db
        .transaction()
        .execute(async (trx) => toDraftAnswer(trx, await saveDraft(trx, request.params.id, input, kind, caller), caller));
    },
  });
  app.route({
    ...endpoints.updateArticle,
    config: { rule: writers },
    handler: (request) => updatePublished(db, request.params.id, request.body, callerOf(request)),
  });
  app.route({
    ...endpoints.publishArticle,
    config: { rule: writers },
    handler: (request) => publishNow(db, request.params.id, callerOf(request)),
  });
  app.route({
    ...endpoints.scheduleArticle,
    config: { rule: writers },
    handler: (request) => schedule(db, request.params.id, request.body.publishAt, callerOf(request)),
  });
  app.route({
    ...endpoints.submitArticle,
    config: { rule: writers },
    handler: (request) => submit(db, request.params.id, callerOf(request)),
  });
  app.route({
    ...endpoints.unpublishArticle,
    preValidation: optionalBody,
    config: { rule: writers },
    handler: (request) => unpublish(db, request.params.id, request.body.reason?.trim() ?? '', callerOf(request)),
  });
  app.route({
    ...endpoints.discardArticleChanges,
    config: { rule: writers },
    handler: (request) => discardChanges(db, request.params.id, callerOf(request)),
  });
  app.route({
    ...endpoints.deleteArticle,
    config: { rule: writers },
    handler: async (request) => {
      await removeArticle(db, request.params.id, callerOf(request));
      return { success: true };
    },
  });
  app.route({
    ...endpoints.listArticleRevisions,
    config: { rule: readers },
    handler: async (request) => {
      const draft = await getDraft(db, request.params.id, callerOf(request));
      const page = readPage(request.query);
      return { ...(await readCounted(page, (each) => listRevisions(db, draft, each))), page: page.page };
    },
  });
  app.route({
    ...endpoints.getArticleRevision,
    config: { rule: readers },
    handler: async (request) => readRevision(db, request.params, callerOf(request)),
  });
  app.route({
    ...endpoints.restoreArticle,
    config: { rule: writers },
    handler: (request) => restoreRevision(db, request.params.id, request.body, callerOf(request)),
  });
  app.route({
    ...endpoints.lockArticle,
    config: { rule: writers },
    handler: async (request) => ({ lock: await takeLock(db, request.params.id, request.body, callerOf(request)) }),
  });

  app.jobs.add({
    name: 'publish-scheduled',
    cron: '* * * * *',
    run: () => publishDue(db, (error, articleId) => app.log.error({ err: error, articleId }, 'article not published')),
  });
}

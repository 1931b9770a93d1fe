import { confirmDesign, deleteDesign, hideDesign, likeDesign, unlikeDesign } from '@orime/contracts/api/catalogue/design';
import { createDesign, updateDesign } from '@orime/contracts/api/catalogue/design-input';
import { archiveDesign, changeStock } from '@orime/contracts/api/catalogue/own-design';
import { admins, allow, signedIn } from '../../../house/access/authorize.ts';
import { callerOf } from '../../../house/access/caller.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { readIfMatch } from '../../../house/http/if-match.ts';
import { optionalBody } from '../../../house/http/optional-body.ts';
import * as decide from './write/decide-design.service.ts';
import * as likes from './write/likes.service.ts';
import { changeStock as countStock } from './write/stock.service.ts';
import * as write from './write/write-design.service.ts';

const designerOrAdmin = allow('designer', 'admin');

/** What changes a design: its designer's work, an admin's word, and likes. */
export async function designWriteRoutes(app: ApiApp): Promise<void> {
  app.route({
    ...createDesign,
    config: { rule: allow('designer'), idempotent: 'if-keyed' },
    handler: async (request) => write.createDesign(app.db, callerOf(request), request.body),
  });

  app.route({
    ...updateDesign,
    config: { rule: designerOrAdmin },
    handler: async (request) =>
      write.updateDesign(app.db, callerOf(request), request.params.id, request.body, readIfMatch(request.headers['if-match'])),
  });

  app.route({
    ...confirmDesign,
    config: { rule: admins },
    handler: async (request) => {
      const design = await decide.decideDesign(app.db, callerOf(request), request.params.id, request.body);
      await app.jobs.wake('mail');
      return design;
    },
  });

  app.route({
    ...hideDesign,
    preValidation: optionalBody,
    config: { rule: designerOrAdmin },
    handler: async (request) => decide.hideDesign(app.db, callerOf(request), request.params.id, request.body?.hidden),
  });

  app.route({
    ...archiveDesign,
    config: { rule: designerOrAdmin },
    handler: async (request) => decide.archiveDesign(app.db, callerOf(request), request.params.id, request.body.archived),
  });

  app.route({
    ...deleteDesign,
    config: { rule: designerOrAdmin },
    handler: async (request) => {
      await decide.deleteDesign(app.db, callerOf(request), request.params.id);
      return { success: true, id: request.params.id };
    },
  });

  app.route({
    ...changeStock,
    config: { rule: designerOrAdmin, idempotent: 'if-keyed' },
    handler: async (request) => {
      const stock = await countStock(app.db, callerOf(request), request.params.id, request.body);
      await app.jobs.wake('stock-alerts');
      return stock;
    },
  });

  app.route({
    ...likeDesign,
    preValidation: optionalBody,
    config: { rule: signedIn },
    handler: async (request) => {
      const user = callerOf(request);
      // The token says who likes; a body that names somebody else is refused (decision T5).
      if (request.body?.user_id !== undefined && request.body.user_id !== user.userId) throw new RequestError('forbidden');
      return likes.likeDesign(app.db, user, request.params.id, request.body?.type ?? 'like');
    },
  });

  app.route({
    ...unlikeDesign,
    config: { rule: signedIn },
    handler: async (request) => likes.unlikeDesign(app.db, callerOf(request), request.params.id),
  });
}

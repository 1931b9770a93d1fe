import * as endpoints from '@orime/contracts/api/consumer';
import type { ApiApp } from '../../app.ts';
import { sendJson } from '../../http/send-json.ts';
import { signedIn, userOf } from '../../plugins/authorize.ts';
import { listLikedCardTexts } from '../design/index.ts';

export async function consumerRoutes(app: ApiApp): Promise<void> {
  app.route({
    ...endpoints.listLikes,
    config: { rule: signedIn },
    handler: async (request, reply) => sendJson(reply, `{"items":${await listLikedCardTexts(app.db, userOf(request).userId, request.query.currency ?? 'USD')}}`),
  });
}

import * as endpoints from '@orime/contracts/api/trade/wholesale-terms';
import type { UserActor } from '../../../../house/access/actor.ts';
import { allow, userOf } from '../../../../house/access/authorize.ts';
import { callerOf } from '../../../../house/access/caller.ts';
import type { ApiApp } from '../../../../house/api-app.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { readIfMatch } from '../../../../house/http/if-match.ts';
import { findProfileId, readTerms } from './terms.queries.ts';
import { saveTerms } from './terms.service.ts';

/** Order minimums and delivery windows, by the designer whose they are. */
export async function termsRoutes(app: ApiApp): Promise<void> {
  const rule = allow('designer', 'admin');

  app.route({
    ...endpoints.getWholesaleTerms,
    config: { rule },
    handler: async (request) => readTerms(app.db, await profileOf(userOf(request), request.query.profile)),
  });

  app.route({
    ...endpoints.setWholesaleTerms,
    config: { rule },
    handler: async (request) =>
      saveTerms(
        app.db,
        callerOf(request),
        await profileOf(userOf(request), request.query.profile),
        request.body,
        readIfMatch(request.headers['if-match']),
      ),
  });

  /** A designer's own, whatever the query says of others; 404 is all they learn of those. */
  async function profileOf(user: UserActor, wanted: string | undefined): Promise<string> {
    if (user.role === 'admin' && wanted === undefined) throw new RequestError('validation', { fields: { profile: 'names the designer' } });
    const id = await findProfileId(app.db, user.role === 'admin' ? null : user.userId, wanted);
    if (id === undefined) throw new RequestError('not_found');
    return id;
  }
}

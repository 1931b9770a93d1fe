import { getModel } from '@orime/contracts/api/people/model-intake';
import { anyone } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { findModel } from './model.queries.ts';

/** The page of one model; the list is at `/api/profile/models`. */
export async function modelRoutes(app: ApiApp): Promise<void> {
  app.route({
    ...getModel,
    config: { rule: anyone },
    handler: async ({ params }) => {
      const model = await findModel(app.db, params.id);
      if (model === undefined) throw new RequestError('not_found');
      return model;
    },
  });
}

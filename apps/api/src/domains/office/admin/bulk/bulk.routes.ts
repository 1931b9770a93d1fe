import { bulkDesigns, bulkProducers, bulkProfiles, type BulkAnswer } from '@orime/contracts/api/office/admin-bulk';
import { admins } from '../../../../house/access/authorize.ts';
import { callerOf, type Caller } from '../../../../house/access/caller.ts';
import type { ApiApp } from '../../../../house/api-app.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import type { BulkKind } from './bulk-kind.ts';
import { applyBulk, previewBulk, type Edit } from './bulk.service.ts';
import { designKind } from './design-kind.ts';
import { producerKind, profileKind } from './shop-kinds.ts';

interface BulkBody {
  readonly edits?: readonly Edit[];
  readonly reason?: string;
  readonly token?: string;
}

/** Many rows at once: shown first, then done as shown. */
export function bulkRoutes(app: ApiApp): void {
  const config = { rule: admins };
  app.route({
    ...bulkProfiles,
    config,
    handler: (request) => run(callerOf(request), profileKind, request.query.dryRun === '1', request.body),
  });
  app.route({
    ...bulkDesigns,
    config,
    handler: (request) => run(callerOf(request), designKind, request.query.dryRun === '1', request.body),
  });
  app.route({
    ...bulkProducers,
    config,
    handler: (request) => run(callerOf(request), producerKind, request.query.dryRun === '1', request.body),
  });

  async function run(admin: Caller, kind: BulkKind, isDryRun: boolean, { edits, reason = '', token }: BulkBody): Promise<BulkAnswer> {
    if (isDryRun) {
      if (edits === undefined) throw new RequestError('validation', { fields: { edits: 'is required for a dry run' } });
      return previewBulk(app.db, admin, kind, { edits, reason: reason.trim() });
    }
    if (token === undefined) throw new RequestError('validation', { fields: { token: 'is required: of a dry run' } });
    const answer = await applyBulk(app.db, admin, kind, token);
    await app.jobs.wake('mail');
    return answer;
  }
}

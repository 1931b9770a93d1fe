import type { ChannelFile } from '@orime/contracts';
import {
  getReleases,
  getReleaseVersion,
  getSupportBundle,
  listRevisions,
  promoteReleases,
  rollBackReleases,
} from '@orime/contracts/api/office/releases';
import { latestRevision, liveVersions, promote, rollback, startTrial } from '@orime/federation/registry';
import { audit } from '../../../house/access/audit.ts';
import { admins, requireFreshPassword } from '../../../house/access/authorize.ts';
import { callerOf, type Caller } from '../../../house/access/caller.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { readPage } from '../../../house/http/paging.ts';
import { JUDGE_JOB } from '../telemetry/index.ts';
import { judgeTrials } from './judge-trials.ts';
import { registryOf, toRequestError } from './registry.ts';
import { readReleaseVersion } from './release-version.ts';
import { describeRevision, readHistory, readReleases } from './releases.service.ts';
import { composeSupportBundle } from './support-bundle.ts';

/** What of the browser apps is live, and since when: the store that the command line writes, seen by admins. */
export async function releasesRoutes(app: ApiApp): Promise<void> {
  const registry = registryOf(app.config);
  app.jobs.add({ name: JUDGE_JOB, cron: '* * * * *', run: () => judgeTrials(app.db, registry) });

  app.route({ ...getReleases, config: { rule: admins }, handler: () => readReleases(app.db, registry) });

  app.route({
    ...listRevisions,
    config: { rule: admins },
    handler: async ({ query }) => {
      const page = readPage(query);
      return { ...(await readHistory(app.db, registry, page)), page: page.page };
    },
  });

  app.route({
    ...getReleaseVersion,
    config: { rule: admins },
    handler: async ({ params: { name, version } }) => {
      const current = await latestRevision(registry);
      const isLive = current !== undefined && liveVersions(current)[name] === version;
      const found = await readReleaseVersion(app.db, registry, { name, version, isLive });
      if (found === undefined) throw new RequestError('not_found');
      return found;
    },
  });

  app.route({ ...getSupportBundle, config: { rule: admins }, handler: () => composeSupportBundle(app.db, registry) });

  app.route({
    ...promoteReleases,
    config: { rule: admins },
    handler: (request) => {
      const { versions, share, again = false, onRevision, note } = request.body;
      const action = share === undefined ? 'release.promote' : 'release.trial';
      return change(action, callerOf(request), { onRevision, note }, (createdBy) =>
        share === undefined
          ? promote(registry, versions, { createdBy, onRevision, again })
          : startTrial(registry, versions, { weight: share }, { createdBy, onRevision, again }),
      );
    },
  });

  app.route({
    ...rollBackReleases,
    config: { rule: admins },
    handler: (request) => {
      const { name, onRevision, note } = request.body;
      return change('release.rollback', callerOf(request), { onRevision, note }, (createdBy) =>
        rollback(registry, name, { createdBy, onRevision }),
      );
    },
  });

  /** The revision is a file and cannot be taken back, so it is written last before the record of it is committed. */
  function change(
    action: string,
    admin: Caller,
    { onRevision, note = '' }: { readonly onRevision: number; readonly note?: string | undefined },
    write: (createdBy: string) => Promise<ChannelFile>,
  ) {
    // What visitors get is worth more than a session that somebody left open.
    requireFreshPassword(admin);
    return app.db.transaction().execute(async (trx) => {
      const current = await latestRevision(registry);
      if ((current?.revision ?? 0) !== onRevision)
        throw new RequestError('conflict', { details: { reason: 'revision_conflict', revision: current?.revision ?? 0 } });
      const before = current === undefined ? {} : liveVersions(current);
      const channel = await write(admin.name).catch((error: unknown) => Promise.reject(toRequestError(error)));
      const revision = await describeRevision(registry, channel, note.trim());
      if (channel.revision !== onRevision)
        await audit(trx, {
          actor: admin,
          action,
          entity: 'release',
          entityId: String(channel.revision),
          diff: {
            from: Object.fromEntries(Object.keys(revision.changed).map((name) => [name, before[name] ?? null])),
            to: revision.changed,
            ...(revision.tried.length > 0 && { tried: revision.tried }),
            ...(revision.note !== '' && { note: revision.note }),
          },
          ip: admin.ip,
        });
      return revision;
    });
  }
}

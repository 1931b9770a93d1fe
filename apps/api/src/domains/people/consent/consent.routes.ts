import * as endpoints from '@orime/contracts/api/site/site';
import { sql } from 'kysely';
import type { Actor } from '../../../house/access/actor.ts';
import { anyone } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import type { Db } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { newId } from '../../../house/ids.ts';

const currentVersion = '1';

/** What a person, or an anonymous browser, agreed to. Every decision is kept; the newest of a kind counts. */
export async function consentRoutes(app: ApiApp): Promise<void> {
  app.route({
    ...endpoints.getConsent,
    config: { rule: anyone },
    handler: async ({ actor, query }) => {
      const subject = subjectOf(actor, query.anonymousId);
      return { consents: subject === undefined ? [] : await listConsents(app.db, subject) };
    },
  });

  app.route({
    ...endpoints.giveConsent,
    config: { rule: anyone, rateLimit: { max: 60, timeWindow: 3_600_000 } },
    handler: async ({ actor, body }) => {
      const subject = subjectOf(actor, body.anonymousId);
      if (subject === undefined) throw new RequestError('validation', { fields: { anonymousId: 'is required' } });
      await app.db
        .insertInto('consents')
        .values({ id: newId('cst'), subject, kind: body.kind, value: body.value, version: body.version ?? currentVersion })
        .execute();
      return { consents: await listConsents(app.db, subject) };
    },
  });
}

/** Anonymous ids are kept apart from user ids, so that nobody reads or writes for somebody else. */
function subjectOf(actor: Actor, anonymousId: string | undefined): string | undefined {
  if (actor.userId !== null) return actor.userId;
  return anonymousId === undefined ? undefined : `anon:${anonymousId}`;
}

async function listConsents(db: Db, subject: string) {
  const { rows } = await sql<{ kind: 'cookies' | 'analytics' | 'marketing'; value: boolean; version: string; created_at: Date }>`
    SELECT DISTINCT ON (kind) kind, value, version, created_at FROM consents WHERE subject = ${subject} ORDER BY kind, created_at DESC, id DESC`.execute(
    db,
  );
  return rows.map(({ kind, value, version, created_at }) => ({ kind, value, version, at: created_at.toISOString() }));
}

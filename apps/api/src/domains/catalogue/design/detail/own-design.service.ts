import type { Currency } from '@orime/contracts';
import type { DesignChange, DesignForm, OwnDesign } from '@orime/contracts/api/catalogue/own-design';
import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import type { UserActor } from '../../../../house/access/actor.ts';
import type { Db } from '../../../../house/db/db.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { formAfter } from '../write/amounts.ts';
import { withCountsOfToday } from '../write/changed-fields.ts';
import type { DesignPatch } from '../write/check-input.ts';
import { readForm } from './design-forms.queries.ts';
import { getOwnerDesign } from './designs.service.ts';

/** A design of the actor's (of anybody's, for admins) with the form it is edited by. Of others there is none. */
export async function readOwnDesign(db: Db, user: UserActor, id: string, currency: Currency): Promise<OwnDesign> {
  const facts = await findManaged(db, user, id);
  if (facts === undefined) throw new RequestError('not_found');
  const form = await readForm(db, id);
  const design = await getOwnerDesign(db, user, id, currency);
  return {
    design,
    form: { ...form, ...formAfter(form, withCountsOfToday(form, facts.change?.patch ?? {})) },
    change: facts.change === null ? null : toChange(id, facts, facts.change, form),
  };
}

/** What a waiting change would make different, field by field. */
export async function readDesignChange(db: Db, user: UserActor, id: string): Promise<DesignChange> {
  const facts = await findManaged(db, user, id);
  if (facts === undefined || facts.change === null) throw new RequestError('not_found');
  return toChange(id, facts, facts.change, await readForm(db, id));
}

interface StoredChange {
  readonly id: string;
  readonly patch: DesignPatch;
  readonly baseVersion: number;
  readonly requestedAt: string;
}

interface ManagedFacts {
  readonly version: number;
  readonly change: StoredChange | null;
}

async function findManaged(db: Db, user: UserActor, id: string): Promise<ManagedFacts | undefined> {
  const ownerId = user.role === 'admin' ? null : user.userId;
  const { rows } = await sql<ManagedFacts>`
    SELECT d.version, (
      SELECT json_build_object('id', g.id, 'patch', g.patch, 'baseVersion', g.base_version, 'requestedAt', g.created_at) FROM design_changes g WHERE g.design_id = d.id AND g.status = 'pending'
    ) AS change
    FROM designs d JOIN profiles p ON p.id = d.profile_id
    WHERE d.id = ${id} AND d.deleted_at IS NULL AND (${ownerId}::text IS NULL OR p.user_id = ${ownerId})`.execute(db);
  return rows[0];
}

function toChange(
  designId: string,
  { version }: ManagedFacts,
  { id, patch, baseVersion, requestedAt }: StoredChange,
  form: DesignForm,
): DesignChange {
  const before: Readonly<Record<string, unknown>> = form;
  const fields = Object.entries(formAfter(form, withCountsOfToday(form, patch))).flatMap(([field, after]) =>
    isDeepStrictEqual(before[field], after) ? [] : [{ field, before: before[field] ?? null, after: after ?? null }],
  );
  return { id, designId, baseVersion, version, requestedAt: new Date(requestedAt).toISOString(), fields };
}

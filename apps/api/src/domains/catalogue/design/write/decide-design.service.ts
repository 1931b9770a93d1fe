import { canTransition, designMachine, type DesignConfirmation } from '@orime/commerce';
import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import { sql } from 'kysely';
import { audit } from '../../../../house/access/audit.ts';
import type { Caller } from '../../../../house/access/caller.ts';
import type { Db, Trx } from '../../../../house/db/db.ts';
import { tryOut } from '../../../../house/db/savepoint.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { reindexDesigns } from '../../../../house/search/index.ts';
import { notify } from '../../../notify/notification/index.ts';
import { requireOnboarding } from '../../../people/onboarding/index.ts';
import { readForm } from '../detail/design-forms.queries.ts';
import { getOwnerDesign } from '../detail/designs.service.ts';
import { withoutKnownCounts } from './changed-fields.ts';
import { assertPriced } from './completeness.ts';
import { decideChange, lockPendingChange, type PendingChange } from './design-changes.queries.ts';
import { tellOfDecision } from './design-notifications.ts';
import { lockDesign, type LockedDesign } from './design-rows.queries.ts';
import { countOpenOrders } from './open-orders.queries.ts';
import { lockStylesAround } from './styles.queries.ts';
import { applyPatch } from './write-design.service.ts';

export interface Decision {
  readonly confirmed: boolean;
  readonly reason?: string | undefined;
}

/**
 * An admin's word on a design: confirms or rejects one that waits; of a confirmed one with a waiting change, accepts or
 * declines the change; a refusal of a confirmed design without one pulls it back into review.
 */
export async function decideDesign(db: Db, admin: Caller, id: string, decision: Decision): Promise<OwnerDesign> {
  return db.transaction().execute(async (trx) => {
    await decideDesignIn(trx, admin, id, decision);
    return getOwnerDesign(trx, admin, id);
  });
}

/** The same as part of a transaction that is open; one that decides on several designs locks the styles around them all first. */
export async function decideDesignIn(trx: Trx, admin: Caller, id: string, decision: Decision): Promise<void> {
  await lockStylesAround(trx, id);
  const design = await lockDesign(trx, id);
  if (design === undefined) throw new RequestError('not_found');
  const change = design.confirmed === 'confirmed' ? await lockPendingChange(trx, id) : undefined;
  if (change === undefined) await moveDesign(trx, admin, design, decision);
  else await settleChange(trx, admin, design, change, decision);
  await audit(trx, {
    actor: admin,
    ip: admin.ip,
    action: change === undefined ? 'design.confirm' : 'design.change',
    entity: 'design',
    entityId: id,
    diff: { from: design.confirmed, ...decision },
  });
}

/** Why a decision would be refused: it is made and taken back. Undefined when it would be accepted. */
export async function findDecisionRefusal(trx: Trx, admin: Caller, id: string, decision: Decision): Promise<RequestError | undefined> {
  try {
    await tryOut(trx, () => decideDesignIn(trx, admin, id, decision));
    return undefined;
  } catch (error) {
    if (error instanceof RequestError) return error;
    throw error;
  }
}

async function moveDesign(trx: Trx, admin: Caller, design: LockedDesign, { confirmed, reason }: Decision): Promise<void> {
  const to: DesignConfirmation = confirmed ? 'confirmed' : design.confirmed === 'confirmed' ? 'unconfirmed' : 'rejected';
  if (!canTransition(designMachine, design.confirmed, to))
    throw new RequestError('invalid_transition', { details: { from: design.confirmed, to } });
  if (to === 'rejected' && (reason === undefined || reason.trim() === ''))
    throw new RequestError('validation', { fields: { reason: 'is required to reject a design' } });
  const now = new Date();
  await trx
    .updateTable('designs')
    .set({
      confirmed: to,
      confirmed_at: to === 'confirmed' ? now : null,
      confirmed_by: to === 'confirmed' ? admin.userId : null,
      submitted_at: to === 'unconfirmed' ? now : undefined,
      reject_reason: to === 'confirmed' ? null : (reason?.trim() ?? null),
      version: design.version + 1,
      updated_at: now,
    })
    .where('id', '=', design.id)
    .execute();
  await tellOfDecision(trx, design.id, {
    to: to === 'unconfirmed' ? 'in_review' : to,
    isChange: false,
    reason: reason?.trim() ?? '',
    decision: `v${design.version + 1}`,
  });
  if (to === 'confirmed') await approveProfile(trx, design.id);
}

/**
 * The first design that is good enough to be shown makes its designer good enough: a profile in review is approved with it.
 * While something is missing that a shop needs, neither is.
 */
async function approveProfile(trx: Trx, designId: string): Promise<void> {
  const { rows } = await sql<{ id: string; userId: string; handle: string }>`
    SELECT id, user_id AS "userId", handle FROM profiles
    WHERE id = (SELECT profile_id FROM designs WHERE id = ${designId}) AND status = 'in_review' AND deleted_at IS NULL FOR UPDATE`.execute(
    trx,
  );
  const [profile] = rows;
  if (profile === undefined) return;
  const { id, userId, handle } = profile;
  await requireOnboarding(trx, 'profiles', id);
  await sql`UPDATE profiles SET status = 'approved', version = version + 1, updated_at = now() WHERE id = ${id}`.execute(trx);
  await notify(trx, { userId, kind: 'profile_approved', data: { profileId: id, handle }, dedupeKey: `profile_approved:${id}` });
}

async function settleChange(
  trx: Trx,
  admin: Caller,
  design: LockedDesign,
  change: PendingChange,
  { confirmed, reason }: Decision,
): Promise<void> {
  if (confirmed) {
    const form = await readForm(trx, design.id);
    assertPriced(form, change.patch);
    await applyPatch(trx, design, withoutKnownCounts(form, change.patch), admin);
  }
  await decideChange(trx, change.id, { status: confirmed ? 'accepted' : 'declined', reason: reason?.trim() ?? null, userId: admin.userId });
  await tellOfDecision(trx, design.id, {
    to: confirmed ? 'confirmed' : 'rejected',
    isChange: true,
    reason: reason?.trim() ?? '',
    decision: change.id,
  });
}

/** Hides or shows a design; without a wish it is switched. */
export async function hideDesign(db: Db, user: Caller, id: string, wish: boolean | undefined): Promise<OwnerDesign> {
  return db.transaction().execute(async (trx) => {
    const design = await lockManaged(trx, user, id);
    const hidden = wish ?? !design.hidden;
    await trx
      .updateTable('designs')
      .set({ hidden, version: design.version + 1, updated_at: new Date() })
      .where('id', '=', id)
      .execute();
    if (user.role === 'admin')
      await audit(trx, { actor: user, ip: user.ip, action: 'design.hide', entity: 'design', entityId: id, diff: { hidden } });
    return getOwnerDesign(trx, user, id);
  });
}

/** Ends the sale of a confirmed design for its page among past work, or resumes it. */
export async function archiveDesign(db: Db, user: Caller, id: string, archived: boolean): Promise<OwnerDesign> {
  return db.transaction().execute(async (trx) => {
    const design = await lockManaged(trx, user, id);
    if (design.confirmed !== 'confirmed') throw new RequestError('business_rule', { fields: { archived: 'is for confirmed designs' } });
    await trx
      .updateTable('designs')
      .set({ archived_at: archived ? new Date() : null, version: design.version + 1, updated_at: new Date() })
      .where('id', '=', id)
      .execute();
    await reindexDesigns(trx, [id]);
    if (user.role === 'admin')
      await audit(trx, { actor: user, ip: user.ip, action: 'design.archive', entity: 'design', entityId: id, diff: { archived } });
    return getOwnerDesign(trx, user, id);
  });
}

/** Takes a design away for good, unless somebody still waits for one: then it may be archived. */
export async function deleteDesign(db: Db, user: Caller, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockManaged(trx, user, id);
    const openOrders = await countOpenOrders(trx, id);
    if (openOrders > 0) throw new RequestError('conflict', { details: { reason: 'open_orders', openOrders, offer: 'archive' } });
    await trx.updateTable('designs').set({ deleted_at: new Date() }).where('id', '=', id).execute();
    await trx.deleteFrom('search_documents').where('kind', '=', 'design').where('entity_id', '=', id).execute();
    if (user.role === 'admin') await audit(trx, { actor: user, ip: user.ip, action: 'design.delete', entity: 'design', entityId: id });
  });
}

async function lockManaged(trx: Db, user: Caller, id: string): Promise<LockedDesign> {
  const design = await lockDesign(trx, id, user.role === 'admin' ? undefined : user.userId);
  if (design === undefined) throw new RequestError('not_found');
  return design;
}

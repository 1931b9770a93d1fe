import { canTransition, mayMoveProduction, productionMachine, type ProductionStatus } from '@orime/commerce';
import type { ProductionInput, ProductionUpdate } from '@orime/contracts/api/trade/production';
import { sql } from 'kysely';
import { audit } from '../../../house/access/audit.ts';
import type { Caller } from '../../../house/access/caller.ts';
import type { SizeQuantities } from '../../../house/db/column-types.ts';
import type { Db, Trx } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { assertVersion } from '../../../house/http/if-match.ts';
import { newId } from '../../../house/ids.ts';
import { addStock } from '../../catalogue/design/index.ts';
import { areOwnImages } from '../../media/file/index.ts';
import { findOwnDesign, listVariants, lockProduction, type LockedProduction } from './production.queries.ts';

/** Plans a run of an own design, in-house or at a producer. Returns the id. */
export async function createProduction(db: Db, userId: string, input: ProductionInput): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const design = await findOwnDesign(trx, input.designId, userId);
    if (design === undefined) throw new RequestError('validation', { fields: { designId: 'is no design of yours' } });
    if (input.producerId) {
      const producer = await trx
        .selectFrom('producers')
        .select('id')
        .where('id', '=', input.producerId)
        .where('status', '=', 'approved')
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (producer === undefined) throw new RequestError('validation', { fields: { producerId: 'is not in the directory' } });
    }
    await assertPlan(trx, userId, input.designId, input);
    const id = await startProduction(trx, {
      profileId: design.profileId,
      designId: input.designId,
      producerId: input.producerId ?? null,
      rfqId: null,
      status: input.producerId ? 'requested' : 'accepted',
      sizeQuantities: input.sizeQuantities,
      currency: input.currency,
      costs: input.costs ?? [],
      actorId: userId,
    });
    const status = input.producerId ? 'requested' : 'accepted';
    await trx
      .updateTable('productions')
      .set({ ...columnsOf(input), ...stagesOf(input.photos, status, {}) })
      .where('id', '=', id)
      .execute();
    return id;
  });
}

export interface ProductionStart {
  readonly profileId: string;
  readonly designId: string;
  readonly producerId: string | null;
  readonly rfqId: string | null;
  readonly status: ProductionStatus;
  readonly sizeQuantities: SizeQuantities;
  readonly currency: string;
  readonly costs: readonly { readonly label: string; readonly amountMinor: number }[];
  /** Due so many days from now. */
  readonly dueInDays?: number | null;
  readonly actorId: string;
}

/** Writes a run and its first event. */
export async function startProduction(
  trx: Trx,
  { profileId, designId, producerId, rfqId, status, currency, sizeQuantities, costs, dueInDays, actorId }: ProductionStart,
): Promise<string> {
  const id = newId('prd');
  const dueOn = dueInDays ? new Date(Date.now() + dueInDays * 86_400_000).toISOString().slice(0, 10) : null;
  await trx
    .insertInto('productions')
    .values({
      id,
      profile_id: profileId,
      design_id: designId,
      producer_id: producerId,
      rfq_id: rfqId,
      status,
      currency,
      size_quantities: JSON.stringify(sizeQuantities),
      costs: JSON.stringify(costs),
      due_on: dueOn,
      stocked_at: null,
    })
    .execute();
  await trx
    .insertInto('production_events')
    .values({ production_id: id, from_status: null, to_status: status, actor_id: actorId })
    .execute();
  return id;
}

/** A producer changes only what concerns the work. What an admin does is recorded. */
export async function updateProduction(db: Db, caller: Caller, id: string, { version, ...input }: ProductionUpdate): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const run = await lockProduction(trx, id, caller);
    if (run === undefined) throw new RequestError('not_found');
    if (productionMachine[run.status].length === 0)
      throw new RequestError('invalid_transition', { details: { from: run.status, to: run.status } });
    assertVersion(version, run.version);
    const reserved = Object.keys(input).filter((field) => run.side === 'producer' && !producerFields.has(field));
    if (reserved.length > 0)
      throw new RequestError('validation', {
        fields: Object.fromEntries(reserved.map((field) => [field, 'is for the designer to change'])),
      });
    await assertPlan(trx, caller.userId, run.designId, {
      ...input,
      startDate: input.startDate === undefined ? run.startDate : input.startDate,
      dueDate: input.dueDate === undefined ? run.dueDate : input.dueDate,
    });
    await trx
      .updateTable('productions')
      .set({ ...columnsOf(input), ...stagesOf(input.photos, run.status, run.photoStages), version: run.version + 1 })
      .where('id', '=', id)
      .execute();
    await auditStaff(trx, caller, run, { action: 'production.update', id, diff: input });
  });
}

const producerFields: ReadonlySet<string> = new Set(['dueDate', 'notes', 'photos']);

export interface Step {
  readonly status: ProductionStatus;
  readonly note?: string | undefined;
  /** Of a completed run, where not all that was planned came of it. */
  readonly received?: SizeQuantities | undefined;
}

/** One step on. Completion adds the units to stock; said again it changes nothing. */
export async function moveProduction(db: Db, caller: Caller, id: string, { status: to, note = '', received }: Step): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const run = await lockProduction(trx, id, caller);
    if (run === undefined) throw new RequestError('not_found');
    if (run.status === to) return;
    if (!canTransition(productionMachine, run.status, to) || !mayMoveProduction(to, run.side, run.isInHouse))
      throw new RequestError('invalid_transition', { details: { from: run.status, to } });
    if (received !== undefined) assertReceived(to, run, received);
    const units = received ?? run.sizeQuantities;
    const done = to === 'completed' ? { stocked_at: new Date(), received_quantities: JSON.stringify(units) } : {};
    await trx
      .updateTable('productions')
      .set({ status: to, version: run.version + 1, updated_at: new Date(), ...done })
      .where('id', '=', id)
      .execute();
    await trx
      .insertInto('production_events')
      .values({ production_id: id, from_status: run.status, to_status: to, note: note.trim(), actor_id: caller.userId })
      .execute();
    if (to === 'completed') await receive(trx, { id, designId: run.designId, units, actorId: caller.userId });
    await auditStaff(trx, caller, run, { action: 'production.status', id, diff: { from: run.status, to } });
  });
}

async function auditStaff(
  trx: Trx,
  caller: Caller,
  { side }: LockedProduction,
  { action, id, diff }: { readonly action: string; readonly id: string; readonly diff: object },
): Promise<void> {
  if (side === 'staff') await audit(trx, { actor: caller, action, entity: 'production', entityId: id, diff, ip: caller.ip });
}

/** Only planned sizes are received, and only when the run is completed. More than was planned may come of it. */
function assertReceived(to: ProductionStatus, run: LockedProduction, received: SizeQuantities): void {
  const unknown = Object.keys(received).filter((size) => run.sizeQuantities[size] === undefined);
  if (to !== 'completed') throw new RequestError('validation', { fields: { received: 'is said when the run is completed' } });
  if (unknown.length > 0)
    throw new RequestError('validation', { fields: { received: `has a size that was not planned: ${unknown.join(', ')}` } });
}

interface Receipt {
  readonly id: string;
  readonly designId: string;
  readonly units: SizeQuantities;
  readonly actorId: string;
}

/** What is made to order was made for somebody and is not stock. Rows are locked in one order, as by everybody. */
async function receive(trx: Trx, { id, designId, units, actorId }: Receipt): Promise<void> {
  const variants = (await listVariants(trx, designId)).filter(({ mode }) => mode === 'stock');
  for (const { id: variantId, size } of variants.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const delta = units[size];
    if (delta !== undefined && delta > 0) await addStock(trx, variantId, { delta }, { kind: 'production', ref: id, actorId });
  }
}

/** Sizes of a plan are sizes of the design. */
export async function assertSizes(trx: Trx, designId: string, quantities: SizeQuantities): Promise<void> {
  const known = new Set((await listVariants(trx, designId)).filter(({ isRetired }) => !isRetired).map(({ size }) => size));
  const unknown = Object.keys(quantities).filter((size) => !known.has(size));
  if (unknown.length > 0) throw new RequestError('validation', { fields: { sizeQuantities: `has no such size: ${unknown.join(', ')}` } });
}

async function assertPlan(trx: Trx, userId: string, designId: string, input: ProductionUpdate): Promise<void> {
  if (input.sizeQuantities !== undefined) {
    if (Object.keys(input.sizeQuantities).length === 0)
      throw new RequestError('validation', { fields: { sizeQuantities: 'need one size at least' } });
    await assertSizes(trx, designId, input.sizeQuantities);
  }
  if (input.startDate && input.dueDate && input.startDate > input.dueDate)
    throw new RequestError('validation', { fields: { dueDate: 'is before the start' } });
  if (input.photos !== undefined && !(await areOwnImages(trx, input.photos, await peopleOf(trx, userId, designId))))
    throw new RequestError('validation', { fields: { photos: 'have one that was not uploaded here' } });
}

/** Photos come from both sides, and stay when the other one saves. */
async function peopleOf(trx: Trx, userId: string, designId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ user_id: string }>`
    SELECT p.user_id FROM designs d JOIN profiles p ON p.id = d.profile_id WHERE d.id = ${designId}
    UNION SELECT m.user_id FROM productions n JOIN producers m ON m.id = n.producer_id WHERE n.design_id = ${designId} AND m.user_id IS NOT NULL`.execute(
    trx,
  );
  return [userId, ...rows.map((row) => row.user_id)];
}

function columnsOf(input: ProductionUpdate) {
  return {
    size_quantities: input.sizeQuantities === undefined ? undefined : JSON.stringify(input.sizeQuantities),
    costs: input.costs === undefined ? undefined : JSON.stringify(input.costs),
    currency: input.currency,
    start_on: input.startDate,
    due_on: input.dueDate,
    assignee: input.assignee?.trim(),
    notes: input.notes?.trim(),
    photos: input.photos,
    updated_at: new Date(),
  };
}

/** The stage each photo shows: known ones keep theirs, new ones show the present one. */
function stagesOf(photos: readonly string[] | undefined, status: ProductionStatus, known: LockedProduction['photoStages']) {
  if (photos === undefined) return {};
  return { photo_stages: JSON.stringify(Object.fromEntries(photos.map((id) => [id, known[id] ?? status]))) };
}

import { canTransition, profileMachine, type ProfileStatus } from '@orime/commerce';
import type { ProducerChanges, ProfileChanges } from '@orime/contracts/api/office/admin-bulk';
import { sql } from 'kysely';
import type { Trx } from '../../../../house/db/db.ts';
import { countryCode } from '../../../../house/geography/country-code.ts';
import { newId } from '../../../../house/ids.ts';
import { reindexProducers, reindexProfiles } from '../../../../house/search/index.ts';
import { listMissing, type ShopTable } from '../../../people/onboarding/index.ts';
import { moveStatus } from '../../../people/profile/index.ts';
import type { BulkKind, Change, Refusal } from './bulk-kind.ts';

/** Designers' profiles. */
export const profileKind: BulkKind = {
  kind: 'profile',
  async read(trx, ids) {
    const { rows } = await sql<{ id: string; name: string; values: ProfileChanges }>`
      SELECT p.id, coalesce(nullif(p.name, ''), p.name_jp) AS name, json_build_object('status', p.status, 'featured', p.featured, 'country', p.country, 'commissionBp', (
        SELECT r.value FROM commission_rates r WHERE r.scope = 'seller' AND r.scope_id = p.id AND r.kind = 'percent' AND coalesce(r.valid_from <= now(), true) AND coalesce(r.valid_to > now(), true)
        ORDER BY r.position, r.id LIMIT 1)) AS values
      FROM profiles p WHERE p.id = ANY (${[...ids]}::text[]) AND p.deleted_at IS NULL ORDER BY p.id FOR UPDATE OF p`.execute(trx);
    return new Map(rows.map((row) => [row.id, row]));
  },
  refusal: (trx, _admin, id, change) => findRefusal(trx, 'profiles', id, change),
  async write(trx, admin, id, { after, reason }) {
    const { status, featured, country, commissionBp } = after as ProfileChanges; // checked by the schema when it was shown
    if (status !== undefined) await moveStatus(trx, admin, id, { status, reason });
    if (featured !== undefined || country !== undefined) {
      await trx
        .updateTable('profiles')
        .set((eb) => ({ featured, country, version: eb('version', '+', 1), updated_at: new Date() }))
        .where('id', '=', id)
        .execute();
      await reindexProfiles(trx, [id]);
    }
    if (commissionBp !== undefined) await replaceCommission(trx, id, commissionBp);
  },
};

/** The rate that was ends now: sold lines keep it. */
async function replaceCommission(trx: Trx, profileId: string, commissionBp: number | null): Promise<void> {
  await sql`UPDATE commission_rates SET valid_to = now() WHERE scope = 'seller' AND scope_id = ${profileId} AND coalesce(valid_to > now(), true)`.execute(
    trx,
  );
  if (commissionBp === null) return;
  await trx
    .insertInto('commission_rates')
    .values({
      id: newId('cmr'),
      kind: 'percent',
      value: commissionBp,
      scope: 'seller',
      scope_id: profileId,
      currency: null,
      valid_from: new Date(),
      valid_to: null,
      min_minor: null,
      max_minor: null,
    })
    .execute();
}

export const producerKind: BulkKind = {
  kind: 'producer',
  async read(trx, ids) {
    const { rows } = await sql<{ id: string; name: string; values: ProducerChanges }>`
      SELECT p.id, coalesce(nullif(p.name, ''), p.name_jp) AS name,
        json_build_object('status', p.status, 'featured', p.featured, 'country', p.country, 'moq', p.moq, 'leadTimeDays', p.lead_time_days) AS values
      FROM producers p WHERE p.id = ANY (${[...ids]}::text[]) AND p.deleted_at IS NULL ORDER BY p.id FOR UPDATE OF p`.execute(trx);
    return new Map(rows.map((row) => [row.id, row]));
  },
  refusal: (trx, _admin, id, change) => findRefusal(trx, 'producers', id, change),
  async write(trx, admin, id, { after, reason }) {
    const { status, featured, country, moq, leadTimeDays } = after as ProducerChanges; // as above
    if (status !== undefined) await moveStatus(trx, admin, id, { status, reason });
    if (featured === undefined && country === undefined && moq === undefined && leadTimeDays === undefined) return;
    await trx
      .updateTable('producers')
      .set((eb) => ({ featured, country, moq, lead_time_days: leadTimeDays, version: eb('version', '+', 1), updated_at: new Date() }))
      .where('id', '=', id)
      .execute();
    await reindexProducers(trx, [id]);
  },
};

async function findRefusal(trx: Trx, table: ShopTable, id: string, { before, after, reason }: Change): Promise<Refusal | undefined> {
  const { status, country } = after as ProfileChanges; // both kinds have these two
  if (country !== undefined && countryCode(country) === undefined) return { reason: 'no_such_country' };
  if (status === undefined) return undefined;
  if (!canTransition(profileMachine, before['status'] as ProfileStatus, status)) return { reason: 'invalid_transition' }; // read from a column with that check
  if ((status === 'suspended' || status === 'draft') && reason === '') return { reason: 'reason_required' };
  const missing = status === 'approved' ? await listMissing(trx, table, id) : [];
  return missing.length === 0 ? undefined : { reason: 'onboarding', missing: [...missing] };
}

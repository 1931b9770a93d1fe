import { expect, test } from '@jest/globals';
import type { BulkAnswer } from '@orime/contracts/api/office/admin-bulk';
import { buildTestApp } from '../../../../../test/build-test-app.ts';
import { createDesign, createProfile } from '../../../../../test/catalogue-factories.ts';
import { okBody } from '../../../../../test/checkout-factories.ts';
import { acceptVendorAgreement } from '../../../../../test/factories.ts';
import { freshAdmin } from '../../../../../test/fresh-password.ts';
import { newId } from '../../../../house/ids.ts';

const testApp = await buildTestApp();
const { db } = testApp;
const admin = await freshAdmin(testApp);

const preview = async (...ids: readonly string[]) =>
  okBody<BulkAnswer>(
    await admin.post('/api/admin/designs/bulk?dryRun=1', { edits: ids.map((id) => ({ id, changes: { confirmed: true } })) }),
  );
const apply = (token: string | null) => admin.post('/api/admin/designs/bulk', { token });
const results = ({ rows }: BulkAnswer) => rows.map(({ result, reason }) => reason ?? result);

test('does of each design what confirming it alone does: its mail, its notice, its record, its house opened', async () => {
  const house = await createProfile(db, { status: 'in_review' });
  await acceptVendorAgreement(db, house.userId);
  const ids = await Promise.all([0, 1].map(async () => (await createDesign(db, { profileId: house.id, confirmed: 'unconfirmed' })).id));
  const shown = await preview(...ids);
  expect(shown.rows.map(({ result, before, after }) => [result, before, after])).toEqual(
    ids.map(() => ['change', { confirmed: false }, { confirmed: true }]),
  );
  // The dry run tells nobody.
  expect(await db.selectFrom('notifications').select('id').where('user_id', '=', house.userId).execute()).toEqual([]);
  expect(results(okBody<BulkAnswer>(await apply(shown.token)))).toEqual(['changed', 'changed']);
  const told = await db.selectFrom('notifications').select('kind').where('user_id', '=', house.userId).orderBy('kind').execute();
  expect(told.map(({ kind }) => kind)).toEqual(['design_confirmed', 'design_confirmed', 'profile_approved']);
  for (const id of ids) {
    const design = await db.selectFrom('designs').select(['confirmed', 'confirmed_by']).where('id', '=', id).executeTakeFirst();
    expect(design).toEqual({ confirmed: 'confirmed', confirmed_by: admin.user.id });
    expect(
      await db.selectFrom('outbox').select('dedupe_key').where('dedupe_key', 'like', `%design_confirmed:${id}:%`).execute(),
    ).toHaveLength(1);
    const records = await db.selectFrom('audit_log').select('action').where('entity_id', '=', id).orderBy('action').execute();
    expect(records.map(({ action }) => action)).toEqual(['design.bulk', 'design.confirm']);
  }
  expect(results(await preview(...ids))).toEqual(['same', 'same']);
});

test('says which cannot be confirmed and why, and leaves them', async () => {
  const closed = await createProfile(db, { status: 'in_review' });
  const [draft, first, good] = [
    await createDesign(db, { confirmed: 'draft' }),
    await createDesign(db, { profileId: closed.id, confirmed: 'unconfirmed' }),
    await createDesign(db, { confirmed: 'unconfirmed' }),
  ];
  const shown = await preview(draft.id, first.id, good.id);
  expect(results(shown)).toEqual(['invalid_transition', 'onboarding', 'change']);
  expect(shown.rows[1]?.missing).toEqual(['agreement']);
  // The last one goes back to its designer's desk before it is applied.
  await db.updateTable('designs').set({ confirmed: 'draft' }).where('id', '=', good.id).execute();
  expect(results(okBody<BulkAnswer>(await apply(shown.token)))).toEqual(['invalid_transition']);
});

test('accepts the change that a design on sale waits with', async () => {
  const design = await createDesign(db);
  await db
    .insertInto('design_changes')
    .values({
      id: newId('chg'),
      design_id: design.id,
      requested_by: admin.user.id,
      patch: JSON.stringify({ name: 'Loud Coat' }),
      base_version: 1,
    })
    .execute();
  okBody(await apply((await preview(design.id)).token));
  expect(await db.selectFrom('designs').select('name').where('id', '=', design.id).executeTakeFirst()).toEqual({ name: 'Loud Coat' });
  expect(results(await preview(design.id))).toEqual(['same']);
});

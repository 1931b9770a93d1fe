import { describe, expect, test } from '@jest/globals';
import type { Expense } from '@orime/contracts/api/money/expense';
import { buildTestApp, type SignedInClient } from '../../../../test/build-test-app.ts';
import { createDesign, createProfile } from '../../../../test/catalogue-factories.ts';
import { key, okBody, refusal } from '../../../../test/checkout-factories.ts';
import { newId } from '../../../house/ids.ts';

const visitor = await buildTestApp();
const { db } = visitor;
const admin = await visitor.as('admin');
const designer = await visitor.as('designer');
const input = {
  date: '2026-10-03',
  vendor: '丸幸リネン',
  category: 'materials',
  amountMinor: 12_500,
  taxMinor: 1_136,
  currency: 'JPY',
  note: '12 m',
};

const create = (client: SignedInClient, body: object = {}, idempotency = key()) =>
  client.post('/api/expense', { ...input, ...body }, idempotency);
const decide = (id: string, status: string, note = '') => admin.post(`/api/expense/status/id/${id}`, { status, note });

/** A stored private file of somebody. */
async function receiptOf(userId: string, visibility: 'private' | 'public' = 'private'): Promise<string> {
  const id = newId('fil');
  await db
    .insertInto('files')
    .values({ id, sha256: id, mime: 'application/pdf', bytes: 10, visibility, purpose: 'document', owner_user_id: userId, storage_key: id })
    .execute();
  return id;
}

test('is kept, found, corrected and deleted by its owner, and by nobody else', async () => {
  const other = await visitor.as('producer');
  const expense = okBody<Expense>(await create(designer));
  expect(expense).toMatchObject({
    status: 'draft',
    date: '2026-10-03',
    amount: { priceMinor: 12_500, price: 12_500 },
    owner: { id: designer.user.id },
  });
  expect(
    okBody<{ items: Expense[]; total: number }>(
      await designer.get('/api/expense?category=materials&from=2026-10-01&to=2026-10-31'),
    ).items.map(({ id }) => id),
  ).toContain(expense.id);
  expect(okBody<{ total: number }>(await other.get('/api/expense')).total).toBe(0);
  for (const attempt of [
    other.get(`/api/expense/id/${expense.id}`),
    other.post(`/api/expense/update/id/${expense.id}`, input),
    other.delete(`/api/expense/${expense.id}`),
  ]) {
    expect(refusal(await attempt)).toBe('404 not_found');
  }
  expect(
    okBody<Expense>(await designer.post(`/api/expense/update/id/${expense.id}`, { ...input, vendor: 'Marukō', version: 1 })),
  ).toMatchObject({ vendor: 'Marukō', version: 2 });
  expect(refusal(await designer.post(`/api/expense/update/id/${expense.id}`, { ...input, version: 1 }))).toBe('409 conflict');
  okBody(await designer.delete(`/api/expense/${expense.id}`));
  expect(refusal(await designer.get(`/api/expense/id/${expense.id}`))).toBe('404 not_found');
});

test('a repeated request keeps one', async () => {
  const once = key();
  const [first, second] = [okBody<Expense>(await create(designer, {}, once)), okBody<Expense>(await create(designer, {}, once))];
  expect(second.id).toBe(first.id);
});

describe('approval', () => {
  test('closes it: then it is neither changed nor deleted, and may be reimbursed', async () => {
    const { id } = okBody<Expense>(await create(designer, { status: 'submitted', reimbursable: true }));
    expect(okBody<Expense>(await decide(id, 'approved', 'fine'))).toMatchObject({ status: 'approved', decisionNote: 'fine' });
    expect(okBody<Expense>(await decide(id, 'approved'))).toMatchObject({ version: 2 });
    for (const attempt of [
      designer.post(`/api/expense/update/id/${id}`, input),
      designer.delete(`/api/expense/${id}`),
      decide(id, 'rejected'),
    ]) {
      expect(refusal(await attempt)).toBe('409 invalid_transition');
    }
    expect(okBody<Expense>(await decide(id, 'reimbursed')).status).toBe('reimbursed');
    const audited = await db.selectFrom('audit_log').select('action').where('entity_id', '=', id).execute();
    expect(audited).toHaveLength(2);
  });

  test('is of what was seen: an amount that was changed meanwhile is not approved', async () => {
    const { id, version } = okBody<Expense>(await create(designer, { status: 'submitted' }));
    const changed = okBody<Expense>(
      await designer.post(`/api/expense/update/id/${id}`, { ...input, amountMinor: input.amountMinor * 100 }),
    );
    const approve = (of: number) => admin.post(`/api/expense/status/id/${id}`, { status: 'approved', version: of });
    expect(refusal(await approve(version))).toBe('409 conflict');
    expect(okBody<Expense>(await approve(changed.version))).toMatchObject({ status: 'approved' });
  });

  test('of a draft is refused; a rejected one is handed in again', async () => {
    const { id } = okBody<Expense>(await create(designer));
    expect(refusal(await decide(id, 'approved'))).toBe('409 invalid_transition');
    okBody(await designer.post(`/api/expense/update/id/${id}`, { ...input, status: 'submitted' }));
    okBody(await decide(id, 'rejected', 'Which cloth?'));
    expect(okBody<Expense>(await designer.post(`/api/expense/update/id/${id}`, { ...input, status: 'submitted' })).status).toBe(
      'submitted',
    );
  });
});

describe('what it refers to', () => {
  test('is the owner’s own: a private receipt, whose address works, and a design', async () => {
    const owner = await visitor.as('designer');
    const design = await createDesign(db, { profileId: (await createProfile(db, { userId: owner.user.id })).id });
    const receiptFileId = await receiptOf(owner.user.id);
    const expense = okBody<Expense>(await create(owner, { receiptFileId, designId: design.id }));
    expect(expense.receipt?.url).toMatch(new RegExp(`^/api/file/${receiptFileId}\\?expires=\\d+&signature=`));
    expect(okBody<Expense>(await admin.get(`/api/expense/id/${expense.id}`)).receipt?.id).toBe(receiptFileId);
  });

  test('is refused when it is another’s', async () => {
    const foreign = await createDesign(db);
    for (const body of [
      { receiptFileId: await receiptOf(admin.user.id) },
      { receiptFileId: await receiptOf(designer.user.id, 'public') },
      { designId: foreign.id },
    ]) {
      expect(refusal(await create(designer, body))).toBe('400 validation');
    }
  });
});

test.each([
  { taxMinor: 12_501 },
  { amountMinor: 0 },
  { vendor: '  ' },
  { date: '2026-13-01' },
  { date: '2999-01-01' },
  { currency: 'KRW' },
  { category: 'gifts' },
])('%j is refused', async (wrong) => {
  expect(refusal(await create(designer, wrong))).toBe('400 validation');
});

test('a table of them opens in a spreadsheet without running anything', async () => {
  const owner = await visitor.as('producer');
  okBody(await create(owner, { vendor: '=cmd()' }));
  const { body, headers } = await owner.get('/api/expense/export.csv');
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(body).toContain("2026-10-03,'=cmd(),materials,12500,1136,JPY,draft,false");
});

import { newId } from '../../../src/house/ids.ts';
import type { TestApp } from '../../build-test-app.ts';
import { key, okBody } from '../../checkout-factories.ts';
import type { Calls } from './call.ts';
import { createRun } from './houses.fixture.ts';

/** Expenses of designers. */
export function expenseCalls(api: TestApp): Calls {
  const { db } = api;
  const run = () => createRun(api);
  const receipt = async (userId: string) => {
    const id = newId('fil');
    await db
      .insertInto('files')
      .values({
        id,
        sha256: id,
        mime: 'application/pdf',
        bytes: 10,
        visibility: 'private',
        purpose: 'document',
        owner_user_id: userId,
        storage_key: id,
      })
      .execute();
    return id;
  };
  const spent = {
    date: '2026-10-03',
    vendor: '丸幸リネン',
    category: 'materials',
    amountMinor: 12_500,
    taxMinor: 1_136,
    currency: 'JPY',
    note: '12 m',
  };
  const expense = async () => {
    const { by, design, id: productionId } = await run();
    const other = await run();
    const body = { ...spent, receiptFileId: await receipt(by.user.id), designId: design.id, productionId };
    const foreign = {
      'body.receiptFileId': await receipt(other.by.user.id),
      'body.designId': other.design.id,
      'body.productionId': other.id,
    };
    return { by, body, foreign };
  };
  const keptExpense = async () => {
    const call = await expense();
    return { ...call, params: { id: okBody<{ id: string }>(await call.by.post('/api/expense', call.body, key())).id } };
  };

  return {
    'POST /api/expense': expense,
    'GET /api/expense/id/:id': async () => {
      const { by, params } = await keptExpense();
      return { by, params };
    },
    'POST /api/expense/update/id/:id': keptExpense,
    'DELETE /api/expense/:id': async () => {
      const { by, params } = await keptExpense();
      return { by, params };
    },
  };
}

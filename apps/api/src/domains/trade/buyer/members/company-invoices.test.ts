import { expect, test } from '@jest/globals';
import { buildTestApp } from '../../../../../test/build-test-app.ts';
import { okBody } from '../../../../../test/checkout-factories.ts';
import { createBuyer, createLine, move, order, wishOf } from '../../../../../test/wholesale-factories.ts';

const api = await buildTestApp();

test('a company sees first what is overdue, then the newest', async () => {
  const [admin, buyer, line] = [await api.as('admin'), await createBuyer(api, { terms: 'prepay' }), await createLine(api)];
  const issued: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const placed = await order(buyer, wishOf(line));
    okBody(await move(await api.as('admin'), placed, 'approved'));
    issued.push(okBody<{ id: string }>(await admin.post('/api/invoice/issue', { orderId: placed.id })).id);
  }
  const [first, second, third] = issued;
  await api.db
    .updateTable('invoices')
    .set({ status: 'overdue' })
    .where('id', '=', first ?? '')
    .execute();
  const { items } = okBody<{ items: { id: string }[] }>(await buyer.get('/api/invoice/mine?company=true'));
  expect(items.map(({ id }) => id)).toEqual([first, third, second]);
});

import { expect, test } from '@jest/globals';
import { sampleWholesaleOrder } from '@orime/testing/samples';
import { sampleRunDetail } from '../../../production.fixture.ts';
import { checkRun, draftOfOrder, emptyRun, runDraft, runInput, runUpdate, type RunDraft } from './run-draft.ts';

const draft: RunDraft = {
  ...emptyRun('JPY'),
  designId: 'dsn_haori',
  sizeQuantities: { S: 2, M: null, L: 0 },
  costs: [{ label: ' Linen ', amountMinor: 4_000 }],
};

test('sends the sizes of which any are made, and no empty days', () => {
  expect(runInput(draft)).toEqual({
    designId: 'dsn_haori',
    sizeQuantities: { S: 2 },
    currency: 'JPY',
    costs: [{ label: 'Linen', amountMinor: 4_000 }],
    startDate: null,
    dueDate: null,
    assignee: '',
    notes: '',
  });
  expect(runUpdate({ ...draft, dueDate: '2027-01-31', notes: 'Cut.' }, 'producer', 4)).toEqual({
    dueDate: '2027-01-31',
    notes: 'Cut.',
    version: 4,
  });
});

test.each<[string, Partial<RunDraft>, readonly string[]]>([
  ['whole', {}, []],
  ['of no design', { designId: null }, ['designId']],
  ['of no pieces', { sizeQuantities: { S: 0, M: null } }, ['sizeQuantities']],
  ['of fewer than none', { sizeQuantities: { S: 3, M: -1 } }, ['sizeQuantities']],
  ['with a cost of no name', { costs: [{ label: ' ', amountMinor: 1 }] }, ['costs']],
  ['with a cost of no amount', { costs: [{ label: 'Linen', amountMinor: null }] }, ['costs']],
  ['that ends before it starts', { startDate: '2027-02-01', dueDate: '2027-01-31' }, ['dueDate']],
])('a plan %s', (_, changed, fields) => {
  expect(checkRun({ ...draft, ...changed }).map(({ field }) => field)).toEqual(fields);
});

test('a store’s order fills in what it still needs of the design', () => {
  const [line] = sampleWholesaleOrder().lines;
  if (line === undefined) throw new Error('The sample order has a line');
  const order = sampleWholesaleOrder({
    lines: [
      { ...line, shippedQuantities: { M: 1 } },
      { ...line, id: 'wol_2', sizeQuantities: { M: 5, S: 2 }, shippedQuantities: { S: 2 } },
      { ...line, id: 'wol_3', designId: 'dsn_other', sizeQuantities: { M: 50 } },
    ],
  });
  const empty = { ...draft, sizeQuantities: { S: null, M: null, L: null } };
  expect(draftOfOrder(order, 'dsn_haori', empty)).toMatchObject({
    sizeQuantities: { S: 2, M: 8, L: null },
    dueDate: '2027-02-01',
    notes: 'WO1042',
  });
});

test('a run opens with all sizes of its design', () => {
  expect(runDraft(sampleRunDetail(), ['XS', 'S', 'M']).sizeQuantities).toEqual({ XS: null, S: 10, M: 20 });
});

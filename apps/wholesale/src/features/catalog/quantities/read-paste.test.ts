import { expect, test } from '@jest/globals';
import { spreadPaste } from './read-paste.ts';
import type { PasteRow } from './read-paste.ts';

const rows: readonly PasteRow[] = [
  { id: 'coat', sizes: ['S', 'M', 'L'], units: { S: 1 } },
  { id: 'skirt', sizes: ['S', 'M'], units: {} },
  { id: 'shirt', sizes: ['0', '1', '2'], units: { '2': 9 } },
];
const at = (id: string, size: string) => ({ id, size });

test('cells of a spreadsheet go down the rows and along the sizes; empty ones leave what is there', () => {
  expect(spreadPaste('4\t6\t2\r\n\t3\r\n１０\t1,200\t\r\n', rows, at('coat', 'S'))).toEqual({
    changes: [
      { id: 'coat', units: { S: 4, M: 6, L: 2 } },
      { id: 'skirt', units: { M: 3 } },
      { id: 'shirt', units: { '0': 10, '1': 1200, '2': 9 } },
    ],
    ignored: 0,
  });
});

test('what is no number or beyond the table is left out and counted', () => {
  expect(spreadPaste('x\t-2\n1\t2\t3', rows, at('skirt', 'M'))).toEqual({
    changes: [
      { id: 'skirt', units: {} },
      { id: 'shirt', units: { '2': 2, '1': 1 } },
    ],
    ignored: 3,
  });
  expect(spreadPaste('1\t1\n1\n1\n1', rows, at('skirt', 'S'))?.ignored).toBe(2);
});

test('a single cell, and a field that is not in the table, are left to the browser', () => {
  expect(spreadPaste('12', rows, at('coat', 'S'))).toBeUndefined();
  expect(spreadPaste('1\t2', rows, at('hat', 'S'))).toBeUndefined();
});

import { describe, expect, test } from '@jest/globals';
import type { GridColumn } from './grid-column.ts';
import { toCsv } from './grid-csv.ts';
import { moveCursor } from './grid-cursor.ts';
import { emptyView, readGridView, writeGridView } from './grid-view.ts';
import { matches } from './use-grid-rows.ts';

describe('the address of a view', () => {
  test('holds all of it and leaves other parameters alone', () => {
    const view = {
      sort: { column: 'total', descending: true },
      filters: { status: 'paid', total: '10..' },
      hidden: ['note'],
      isDense: true,
    };
    const search = writeGridView(view, new URLSearchParams('tab=orders&sort=name&f.old=1'));
    expect(search.toString()).toBe('tab=orders&sort=-total&f.status=paid&f.total=10..&hide=note&dense=1');
    expect(readGridView(search)).toEqual(view);
  });

  test('is empty for the view a screen opens with', () => {
    expect(writeGridView(emptyView).toString()).toBe('');
    expect(readGridView(new URLSearchParams())).toEqual(emptyView);
  });
});

test.each([
  ['藍の羽織', '藍', { kind: 'text' }, true],
  ['Indigo Haori', 'ｈａｏｒｉ', { kind: 'text' }, true],
  ['paid', 'pai', { kind: 'choice', options: [] }, false],
  [12, '10..', { kind: 'range', type: 'number' }, true],
  [12, '..10', { kind: 'range', type: 'number' }, false],
  [null, '0..', { kind: 'range', type: 'number' }, false],
  ['2026-05-31T22:10:00Z', '2026-05-01..2026-05-31', { kind: 'range', type: 'date' }, true],
  ['2026-06-01T00:00:00Z', '..2026-05-31', { kind: 'range', type: 'date' }, false],
] as const)('%s with the filter %s of %o passes: %s', (value, sought, filter, passes) =>
  expect(matches(value, sought, filter)).toBe(passes),
);

describe('a file for spreadsheets', () => {
  const columns: readonly GridColumn<{ id: string; name: string | null; total: number }>[] = [
    { id: 'name', header: 'Name, full', value: (row) => row.name, width: 1 },
    { id: 'total', header: 'Total', value: (row) => row.total, width: 1 },
  ];

  test('quotes, begins with a mark for Japanese, and lets no text be a formula', () => {
    const rows = [
      { id: 'a', name: '=1+1', total: -3 },
      { id: 'b', name: 'He said "no"\nagain', total: 4 },
      { id: 'c', name: null, total: 5 },
    ];
    expect(toCsv(columns, rows, new Map([['c', { total: 9 }]]), (row) => row.id)).toBe(
      '\uFEFF"Name, full",Total\r\n\'=1+1,-3\r\n"He said ""no""\nagain",4\r\n,9\r\n',
    );
  });
});

test.each([
  ['ArrowUp', false, { row: -1, column: 1 }],
  ['ArrowUp', true, { row: 0, column: 1 }],
  ['End', true, { row: 9, column: 3 }],
  ['PageDown', false, { row: 5, column: 1 }],
  ['Home', false, { row: 0, column: 0 }],
  ['x', false, undefined],
  ['constructor', false, undefined],
])('%s (with Ctrl: %s) leads from the first row to %o', (key, ctrlKey, place) =>
  expect(moveCursor({ row: 0, column: 1 }, { key, ctrlKey, metaKey: false, altKey: false }, { rows: 10, columns: 4, page: 5 })).toEqual(
    place,
  ),
);

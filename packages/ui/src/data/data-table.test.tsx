import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable } from './data-table.tsx';
import type { Column } from './data-table.tsx';

type Order = { readonly id: string; readonly number: string };
const orders: readonly Order[] = [
  { id: 'a', number: '1001' },
  { id: 'b', number: '1002' },
];
const columns: readonly Column<Order>[] = [
  { id: 'number', header: 'Number', cell: (order) => order.number, isRowHeader: true, sortable: true },
];
const table = { caption: 'Orders', columns, rows: orders, rowId: (order: Order) => order.id, rowName: (order: Order) => order.number };

test('the head of the sorted column says its direction and turns it', async () => {
  const sort = jest.fn();
  render(<DataTable {...table} sort={{ column: 'number', direction: 'ascending' }} onSort={sort} />);
  expect(screen.getByRole('columnheader', { name: 'Number' })).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(screen.getByRole('button', { name: 'Number' }));
  expect(sort).toHaveBeenCalledWith({ column: 'number', direction: 'descending' });
});

test('rows are selected one by one or all at once', async () => {
  const select = jest.fn();
  render(<DataTable {...table} selected={new Set(['a'])} onSelect={select} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select row 1002' }));
  expect(select).toHaveBeenLastCalledWith(new Set(['a', 'b']));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select row 1001' }));
  expect(select).toHaveBeenLastCalledWith(new Set());
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  expect(select).toHaveBeenLastCalledWith(new Set(['a', 'b']));
});

test('without rows the empty state stands in', () => {
  render(<DataTable {...table} rows={[]} empty={<p>No orders yet</p>} />);
  expect(screen.getByText('No orders yet')).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('what is opened of a row stands below it, across the table', () => {
  render(<DataTable {...table} selected={new Set()} detail={({ id }) => id === 'a' && <p>Two coats</p>} />);
  const [, row, opened, next] = screen.getAllByRole('row');
  expect(row).toHaveTextContent('1001');
  expect(opened).toHaveTextContent('Two coats');
  expect(opened?.querySelector('td')?.colSpan).toBe(2);
  expect(next).toHaveTextContent('1002');
});

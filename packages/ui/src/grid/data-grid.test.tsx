import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { UiProvider } from '@orime/ui';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { giveBoxesASize } from '../test/give-boxes-a-size.ts';
import { DataGrid } from './data-grid.tsx';
import type { DataGridProps } from './data-grid.tsx';
import { GridChangesBar } from './grid-changes-bar.tsx';
import type { GridColumn } from './grid-column.ts';
import { emptyView } from './grid-view.ts';
import { useGridChanges } from './use-grid-changes.ts';

type Style = { readonly id: string; readonly name: string; readonly stock: number | null; readonly state: string };

const columns: readonly GridColumn<Style>[] = [
  { id: 'name', header: 'Name', value: (style) => style.name, width: 12, isRowHeader: true, filter: { kind: 'text' } },
  {
    id: 'stock',
    header: 'Stock',
    value: (style) => style.stock,
    width: 8,
    align: 'end',
    edit: { kind: 'number' },
    filter: { kind: 'range', type: 'number' },
  },
  {
    id: 'state',
    header: 'State',
    value: (style) => style.state,
    width: 8,
    edit: {
      kind: 'choice',
      options: [
        { value: 'live', label: 'Live' },
        { value: 'draft', label: 'Draft' },
      ],
    },
  },
];
const styles = (count: number): readonly Style[] =>
  Array.from({ length: count }, (_, index) => ({ id: `s${index}`, name: `Style ${index}`, stock: (index * 7) % 100, state: 'live' }));

function Grid({ rows, ...rest }: { readonly rows: readonly Style[] } & Partial<DataGridProps<Style>>) {
  const [view, setView] = useState(emptyView);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { changes, edit, clear } = useGridChanges();
  const row = { rows, columns, rowId: (style: Style) => style.id, rowName: (style: Style) => style.name };
  return (
    <UiProvider language="en">
      <DataGrid
        {...row}
        caption="Styles"
        view={view}
        onView={setView}
        selected={selected}
        onSelect={setSelected}
        changes={changes}
        onEdit={edit}
        {...rest}
      />
      <GridChangesBar {...row} changes={changes} onApply={() => undefined} onDiscard={clear} />
      <pre>{JSON.stringify([...selected])}</pre>
    </UiProvider>
  );
}

let undo: () => void;
beforeEach(() => {
  undo = giveBoxesASize(800, 480);
});
afterEach(() => {
  undo();
  localStorage.clear();
});

const user = userEvent.setup();
const cell = (name: string): HTMLElement => screen.getByRole(/^Style \d+$/.test(name) ? 'rowheader' : 'gridcell', { name });
const names = (): readonly (string | null)[] => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const at = (): string => {
  const cell = document.activeElement?.closest<HTMLElement>('[data-column]');
  return `${cell?.closest<HTMLElement>('[data-row]')?.dataset['row']}:${cell?.dataset['column']}`;
};

describe('ten thousand rows', () => {
  test('draw only those in sight, and say how many there are', () => {
    render(<Grid rows={styles(10_000)} />);
    const grid = screen.getByRole('grid', { name: 'Styles' });
    expect(grid).toHaveAttribute('aria-rowcount', '10001');
    expect(screen.getAllByRole('row').length).toBeLessThan(40);
    expect(screen.getByText('Rows: 10,000')).toBeInTheDocument();
  });

  test('are walked by keyboard from one stop in the tab order, to the last and back', async () => {
    render(<Grid rows={styles(10_000)} />);
    act(() => cell('Style 0').focus());
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(at()).toBe('1:2');
    await user.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(at()).toBe('9999:3'));
    await user.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() => expect(at()).toBe('0:0'));
    await user.keyboard('{ArrowUp}{ArrowRight}');
    expect(screen.getByRole('button', { name: 'Name' })).toHaveFocus();
    expect(screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(0);
  });
});

describe('what is seen', () => {
  test('is sorted by a head: up, down, and as it came; empty cells stay last', async () => {
    render(<Grid rows={[...styles(3), { id: 'x', name: 'Style 9', stock: null, state: 'live' }]} />);
    await user.click(screen.getByRole('button', { name: 'Stock' }));
    expect(screen.getByRole('columnheader', { name: 'Stock' })).toHaveAttribute('aria-sort', 'ascending');
    expect(names()).toEqual(['Style 0', 'Style 1', 'Style 2', 'Style 9']);
    await user.click(screen.getByRole('button', { name: 'Stock' }));
    expect(names()).toEqual(['Style 2', 'Style 1', 'Style 0', 'Style 9']);
    await user.click(screen.getByRole('button', { name: 'Stock' }));
    expect(screen.getByRole('columnheader', { name: 'Stock' })).not.toHaveAttribute('aria-sort');
  });

  test('is filtered by words in any width and by a range, and the filter is kept under a name', async () => {
    render(<Grid rows={styles(50)} savedAs="styles" />);
    await user.click(screen.getByText('Filters'));
    await user.type(screen.getByRole('searchbox', { name: 'Name' }), 'ｓｔｙｌｅ 4');
    await waitFor(() => expect(screen.getByText('Rows: 11 of 50')).toBeInTheDocument());
    await user.type(screen.getByRole('spinbutton', { name: 'Stock, from' }), '90');
    await waitFor(() => expect(names()).toEqual(['Style 42', 'Style 43'].filter((name) => names().includes(name))));
    await user.click(screen.getByText('Saved filters'));
    await user.type(screen.getByRole('textbox', { name: 'Save these filters' }), 'Low{Enter}');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(screen.getByText('Rows: 50')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Low' }));
    expect(screen.queryByText('Rows: 50')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Forget “Low”' }));
    expect(screen.queryByRole('button', { name: 'Low' })).not.toBeInTheDocument();
  });

  test('leaves out columns that were put away', async () => {
    render(<Grid rows={styles(3)} />);
    await user.click(screen.getByText('Columns'));
    await user.click(screen.getByRole('checkbox', { name: 'State' }));
    expect(screen.queryByRole('columnheader', { name: 'State' })).not.toBeInTheDocument();
    expect(screen.getByRole('grid')).toHaveAttribute('aria-colcount', '3');
  });
});

describe('a cell', () => {
  test('is edited by Enter, marked, previewed, and put back by typing its value again', async () => {
    render(<Grid rows={styles(3)} />);
    act(() => cell('Style 1').focus());
    await user.keyboard('{ArrowRight}{Enter}');
    expect(screen.getByRole('textbox', { name: 'Stock of Style 1' })).toHaveFocus();
    await user.keyboard('42{Enter}');
    expect(at()).toBe('2:2');
    expect(cell('42 (changed)')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(within(screen.getByRole('table', { name: 'Preview' })).getByRole('row', { name: 'Style 1 Stock 7 42' })).toBeInTheDocument();
    await user.dblClick(cell('42 (changed)'));
    await user.keyboard('7{Enter}');
    expect(screen.queryByText(/^Changes/)).not.toBeInTheDocument();
  });

  test('keeps its value on Escape, and refuses what is none', async () => {
    render(<Grid rows={styles(3)} />);
    await user.dblClick(cell('7'));
    await user.keyboard('many{Enter}');
    expect(screen.getByRole('textbox', { name: 'Stock of Style 1' })).toBeInvalid();
    await user.keyboard('{Escape}');
    expect(cell('7')).toHaveFocus();
  });

  test('of a choice offers its values, and Tab goes on to the next', async () => {
    render(<Grid rows={styles(2)} />);
    await user.dblClick(cell('0'));
    await user.keyboard('5{Tab}{Enter}');
    await user.selectOptions(screen.getByRole('combobox', { name: 'State of Style 0' }), 'Draft');
    await user.keyboard('{Enter}');
    expect(cell('Draft (changed)')).toBeInTheDocument();
    expect(screen.getByText('Changes: 2')).toBeInTheDocument();
  });
});

describe('rows', () => {
  const chosen = (): unknown => JSON.parse(document.querySelector('pre')?.textContent ?? '[]');

  test('are selected by press, by a range with Shift, and all that pass the filter', async () => {
    render(<Grid rows={styles(6)} />);
    await user.click(screen.getByRole('checkbox', { name: 'Select Style 1' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select Style 3' }));
    await user.keyboard('{/Shift}');
    expect(chosen()).toEqual(['s1', 's2', 's3']);
    expect(screen.getByText(/Selected: 3/)).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    expect(chosen()).toHaveLength(6);
  });

  test('are selected by Space, and a range by Shift and an arrow', async () => {
    render(<Grid rows={styles(4)} />);
    act(() => cell('Style 0').focus());
    await user.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(chosen()).toEqual(['s0', 's1', 's2']);
    expect(screen.getAllByRole('row', { selected: true })).toHaveLength(3);
  });

  test('come page by page: more are asked for once when the end is near', () => {
    const ask = jest.fn();
    const { rerender } = render(<Grid rows={styles(20)} hasMore onMore={ask} total={500} />);
    expect(ask).toHaveBeenCalledTimes(1);
    rerender(<Grid rows={styles(20)} hasMore isLoadingMore onMore={ask} total={500} />);
    expect(screen.getByText('Loading more rows')).toBeInTheDocument();
    rerender(<Grid rows={styles(400)} hasMore onMore={ask} total={500} />);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Rows: 400 of 500')).toBeInTheDocument();
  });
});

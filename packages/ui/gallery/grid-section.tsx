import { Badge, Button } from '@orime/ui';
import { DataGrid, GridChangesBar, readGridView, useGridChanges, writeGridView } from '@orime/ui/grid';
import type { GridColumn } from '@orime/ui/grid';
import { useMemo, useState } from 'react';
import { Section } from './section.tsx';

type Style = {
  readonly id: string;
  readonly name: string;
  readonly designer: string;
  readonly state: 'live' | 'draft' | 'archived';
  readonly stock: number | null;
  readonly price: number;
  readonly changedAt: string;
};

const NAMES = ['Haori', 'Wrap coat', 'Work jacket', 'Pleated skirt', 'Noragi', 'Field shirt', 'Monpe', 'Slip dress'];
const MAKERS = ['Ito Kasumi', '森 拓海', 'Adaeze Obi', 'Rui Teixeira', '小川 結'];
const STATES = ['live', 'draft', 'archived'] as const;
const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2026, 0, 1);

/** Ten thousand, the same on every opening. */
const styles: readonly Style[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: `sty_${index}`,
  name: `${NAMES[(index * 7) % NAMES.length] ?? ''} ${index + 1}`,
  designer: MAKERS[(index * 3) % MAKERS.length] ?? '',
  state: STATES[(index * 11) % 3] ?? 'live',
  stock: index % 13 === 0 ? null : (index * 37) % 120,
  price: 4800 + ((index * 613) % 900) * 100,
  changedAt: new Date(FIRST_DAY + ((index * 17) % 300) * DAY_MS).toISOString().slice(0, 10),
}));

const tones = { live: 'success', draft: 'neutral', archived: 'warning' } as const;
const states = [
  { value: 'live', label: 'Live' },
  { value: 'draft', label: 'Draft' },
  { value: 'archived', label: 'Archived' },
];

const columns: readonly GridColumn<Style>[] = [
  { id: 'name', header: 'Name', value: (style) => style.name, width: 12, isRowHeader: true, filter: { kind: 'text' } },
  { id: 'designer', header: 'Designer', value: (style) => style.designer, width: 11, filter: { kind: 'text' } },
  {
    id: 'state',
    header: 'State',
    value: (style) => style.state,
    cell: (_style, value) => <Badge tone={tones[value as Style['state']]}>{states.find((state) => state.value === value)?.label}</Badge>,
    width: 8,
    filter: { kind: 'choice', options: states },
    edit: { kind: 'choice', options: states },
  },
  {
    id: 'stock',
    header: 'Stock',
    value: (style) => style.stock,
    cell: (_style, value) => value ?? 'Made to order',
    width: 9,
    align: 'end',
    filter: { kind: 'range', type: 'number' },
    edit: { kind: 'number' },
  },
  {
    id: 'price',
    header: 'Price',
    value: (style) => style.price,
    cell: (_style, value) => `¥${Number(value).toLocaleString('en')}`,
    width: 8,
    align: 'end',
    edit: { kind: 'number' },
  },
  { id: 'changedAt', header: 'Changed', value: (style) => style.changedAt, width: 9, filter: { kind: 'range', type: 'date' } },
];
const row = { columns, rowId: (style: Style) => style.id, rowName: (style: Style) => style.name };

/** `?served=100`: the list begins with as many rows, and a hundred more come whenever its end is near, as from a server. */
const served = Number(new URLSearchParams(location.search).get('served') ?? 0);
const SERVER_MS = 80;

function useRows() {
  const [count, setCount] = useState(served > 0 ? served : styles.length);
  const [isLoadingMore, setLoadingMore] = useState(false);
  const rows = useMemo(() => styles.slice(0, count), [count]);
  if (served === 0) return { rows };
  return {
    rows,
    total: styles.length,
    isServed: true,
    hasMore: count < styles.length,
    isLoadingMore,
    onMore: (): void => {
      setLoadingMore(true);
      setTimeout(() => {
        setCount((now) => now + 100);
        setLoadingMore(false);
      }, SERVER_MS);
    },
  };
}

export default function GridSection() {
  const [view, setView] = useState(() => readGridView(new URLSearchParams(location.search)));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['sty_1']));
  const { changes, edit, clear } = useGridChanges();
  const list = useRows();
  return (
    <Section title="Grid">
      <DataGrid
        {...row}
        {...list}
        caption="Styles"
        view={view}
        onView={(next) => {
          setView(next);
          history.replaceState(null, '', `?${writeGridView(next, new URLSearchParams(location.search)).toString()}`);
        }}
        selected={selected}
        onSelect={setSelected}
        changes={changes}
        onEdit={edit}
        savedAs="gallery"
        exportAs="styles"
        height="28rem"
        actions={
          selected.size > 0 && (
            <Button size="sm" variant="secondary" onClick={() => setSelected(new Set())}>
              Clear selection
            </Button>
          )
        }
      />
      <GridChangesBar {...row} rows={list.rows} changes={changes} onApply={clear} onDiscard={clear} />
    </Section>
  );
}

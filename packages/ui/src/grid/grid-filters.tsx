import { css, media, Select, space, TextField } from '@orime/ui';
import { useRef, useState } from 'react';
import type { GridColumn, GridFilter } from './grid-column.ts';
import { useGridLabel } from './grid-labels.ts';
import { readRange } from './grid-view.ts';

/** The pause in typing after which the rows are filtered. */
const PAUSE_MS = 250;

export type GridFiltersProps<Row> = {
  readonly columns: readonly GridColumn<Row>[];
  readonly filters: Readonly<Record<string, string>>;
  readonly onFilter: (column: string, value: string) => void;
};

/** One field for every column that can be filtered. */
export function GridFilters<Row>({ columns, filters, onFilter }: GridFiltersProps<Row>) {
  return (
    <div css={styles.root}>
      {columns.map(({ id, header, filter }) =>
        filter === undefined ? null : (
          <FilterField key={id} label={header} filter={filter} value={filters[id] ?? ''} onChange={(value) => onFilter(id, value)} />
        ),
      )}
    </div>
  );
}

type FilterFieldProps = {
  readonly label: string;
  readonly filter: GridFilter;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

function FilterField({ label, filter, value, onChange }: FilterFieldProps) {
  const say = useGridLabel();
  if (filter.kind === 'text') return <PausedField label={label} type="search" value={value} onChange={onChange} />;
  if (filter.kind === 'choice') {
    return (
      <Select dense label={label} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        <option value="">{say('any')}</option>
        {filter.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    );
  }
  const { from = '', to = '' } = readRange(value);
  const change = (low: string, high: string): void => onChange(low === '' && high === '' ? '' : `${low}..${high}`);
  const type = filter.type === 'date' ? 'date' : 'number';
  return (
    <div css={[styles.range, type === 'date' && styles.wide]}>
      <PausedField label={say('from', { name: label })} type={type} value={from} onChange={(low) => change(low, to)} />
      <PausedField label={say('to', { name: label })} type={type} value={to} onChange={(high) => change(from, high)} />
    </div>
  );
}

type PausedFieldProps = Omit<FilterFieldProps, 'filter'> & { readonly type: 'search' | 'date' | 'number' };

/** Hands its text on when the typing pauses. A value from elsewhere, such as a saved filter, takes the place of what was typed. */
function PausedField({ label, type, value, onChange }: PausedFieldProps) {
  const [typed, setTyped] = useState({ text: value, of: value });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const handOn = (text: string, afterMs: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onChange(text), afterMs);
  };
  return (
    <TextField
      css={styles.field}
      label={label}
      type={type}
      value={typed.of === value ? typed.text : value}
      onChange={({ currentTarget }) => {
        setTyped({ text: currentTarget.value, of: value });
        handOn(currentTarget.value, type === 'date' ? 0 : PAUSE_MS);
      }}
      onKeyDown={(event) => event.key === 'Enter' && handOn(event.currentTarget.value, 0)}
    />
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[3], alignItems: 'end', gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))' }),
  range: css({ display: 'grid', gap: space[2], alignItems: 'end', gridTemplateColumns: '1fr 1fr' }),
  // Two days beside each other want the room of two fields.
  wide: css({ [media.tablet]: { gridColumn: 'span 2' } }),
  field: css({ '& input': { minHeight: '2.5rem', fontSize: '0.875rem' } }),
};

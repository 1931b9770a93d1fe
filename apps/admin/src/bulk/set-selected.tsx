import { Button, css, Select, space, TextField } from '@orime/ui';
import { readGridText } from '@orime/ui/grid';
import type { GridColumn, GridValue } from '@orime/ui/grid';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useBulkT } from './bulk-texts.ts';

export type SetSelectedProps<Row> = {
  readonly columns: readonly GridColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly selected: ReadonlySet<string>;
  readonly onEdit: (row: string, column: string, value: GridValue, original: GridValue) => void;
};

/** Sets one field of all selected rows that are listed. Nothing is drawn while there are none. */
export function SetSelected<Row>({ columns, rows, rowId, selected, onEdit }: SetSelectedProps<Row>) {
  const t = useBulkT();
  const fields = columns.filter(({ edit }) => edit !== undefined);
  const [field, setField] = useState(fields[0]?.id ?? '');
  const [text, setText] = useState('');
  const column = fields.find(({ id }) => id === field);
  const edit = column?.edit;
  const chosen = rows.filter((row) => selected.has(rowId(row)));
  if (chosen.length === 0 || column === undefined || edit === undefined) return null;
  const written = edit.kind === 'choice' && text === '' ? (edit.options[0]?.value ?? '') : text;
  const value = readGridText(edit, written);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (column === undefined || value === undefined) return;
    for (const row of chosen) onEdit(rowId(row), column.id, value, column.value(row));
  }

  return (
    <form css={styles.root} aria-label={t('bulk.set')} onSubmit={handleSubmit}>
      <Select
        dense
        label={t('bulk.set.field')}
        value={field}
        onChange={({ currentTarget }) => {
          setField(currentTarget.value);
          setText('');
        }}
      >
        {fields.map(({ id, header }) => (
          <option key={id} value={id}>
            {header}
          </option>
        ))}
      </Select>
      {edit.kind === 'choice' ? (
        <Select dense label={t('bulk.set.value')} value={written} onChange={({ currentTarget }) => setText(currentTarget.value)}>
          {edit.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      ) : (
        <TextField
          css={styles.field}
          label={t('bulk.set.value')}
          error={value === undefined ? t('bulk.set.wrong') : undefined}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
      <Button size="sm" type="submit" variant="secondary">
        {t('bulk.set.submit', { count: chosen.length })}
      </Button>
    </form>
  );
}

const styles = {
  root: css({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'end' }),
  field: css({ '& input': { minHeight: '2.5rem', fontSize: '0.875rem' } }),
};

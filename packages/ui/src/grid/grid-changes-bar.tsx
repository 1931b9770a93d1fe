import { Button, Cluster, color, css, font, space } from '@orime/ui';
import { Table } from '@orime/ui/data';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { GridChanges, GridColumn, GridValue } from './grid-column.ts';
import { useGridLabel } from './grid-labels.ts';

export type GridChangesBarProps<Row> = {
  readonly columns: readonly GridColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly rowName: (row: Row) => string;
  readonly changes: GridChanges;
  readonly isBusy?: boolean;
  readonly onApply: () => void;
  readonly onDiscard: () => void;
  /** What the server says of the changes before they are applied. */
  readonly children?: ReactNode;
};

/** Changes that wait: how many, what they are, and then applying them. Nothing is drawn while there are none. */
export function GridChangesBar<Row>(props: GridChangesBarProps<Row>) {
  const { columns, rows, rowId, rowName, changes, isBusy = false, onApply, onDiscard, children } = props;
  const say = useGridLabel();
  const [isOpen, setOpen] = useState(false);
  const list = rows.flatMap((row) => {
    const change = changes.get(rowId(row)) ?? {};
    return columns
      .filter(({ id }) => Object.hasOwn(change, id))
      .map((column) => ({
        key: `${rowId(row)} ${column.id}`,
        name: rowName(row),
        column,
        before: column.value(row),
        after: change[column.id] ?? null,
      }));
  });
  if (changes.size === 0) return null;
  return (
    <div css={styles.root}>
      {isOpen && (
        <>
          <Table caption={say('preview')}>
            <thead>
              <tr>
                {(['row', 'column', 'before', 'after'] as const).map((label) => (
                  <th key={label} scope="col">
                    {say(label)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {list.map(({ key, name, column, before, after }) => (
                <tr key={key}>
                  <th scope="row">{name}</th>
                  <td>{column.header}</td>
                  <td>{written(column, before)}</td>
                  <td>{written(column, after)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
          {children}
        </>
      )}
      <Cluster justify="space-between">
        <p css={styles.count} role="status">
          {say('changes', { count: list.length })}
        </p>
        <Cluster gap={2}>
          <Button variant="ghost" size="sm" onClick={onDiscard}>
            {say('discard')}
          </Button>
          <Button variant="secondary" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {say(isOpen ? 'hidePreview' : 'preview')}
          </Button>
          {isOpen && (
            <Button size="sm" busy={isBusy} onClick={onApply}>
              {say('apply')}
            </Button>
          )}
        </Cluster>
      </Cluster>
    </div>
  );
}

function written<Row>({ edit }: GridColumn<Row>, value: GridValue): GridValue {
  return edit?.kind === 'choice' ? (edit.options.find((option) => option.value === value)?.label ?? value) : (value ?? '—');
}

const styles = {
  root: css({ display: 'grid', gap: space[3], padding: space[3], border: `1px solid ${color.accent}`, background: color.surface }),
  count: css({ fontWeight: font.weight.medium, fontVariantNumeric: 'tabular-nums' }),
};

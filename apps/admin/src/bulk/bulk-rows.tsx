import type { BulkRow } from '@orime/contracts/api/office/admin-bulk';
import { useFormat } from '@orime/platform';
import { Badge, css, font } from '@orime/ui';
import type { BadgeTone } from '@orime/ui';
import { Table } from '@orime/ui/data';
import type { GridColumn } from '@orime/ui/grid';
import { useBulkT } from './bulk-texts.ts';

const TONES = {
  change: 'active',
  changed: 'success',
  same: 'neutral',
  refused: 'danger',
  conflict: 'warning',
  not_found: 'danger',
} as const satisfies Record<BulkRow['result'], BadgeTone>;

export type BulkRowsProps<Row> = {
  readonly caption: string;
  readonly rows: readonly BulkRow[];
  readonly columns: readonly GridColumn<Row>[];
};

/** What the API says of each row: each field as it is, as it would be, and what stands against it. */
export function BulkRows<Row>({ caption, rows, columns }: BulkRowsProps<Row>) {
  const t = useBulkT();
  const format = useFormat();
  const columnOf = (field: string) => columns.find(({ id }) => id === field);
  return (
    <div css={styles.box} role="region" aria-label={caption} tabIndex={0}>
      <Table caption={caption}>
        <thead>
          <tr>
            {(['row', 'field', 'before', 'after', 'result'] as const).map((head) => (
              <th key={head} scope="col">
                {t(`bulk.head.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.flatMap((row) => {
            const fields = Object.keys(row.after);
            // A row that is as wished has no field to show, and is shown all the same.
            return (fields.length === 0 ? [''] : fields).map((field, index) => (
              <tr key={`${row.id} ${field}`}>
                {index === 0 && (
                  <th scope="rowgroup" rowSpan={Math.max(1, fields.length)}>
                    {row.name || row.id}
                  </th>
                )}
                <td>{columnOf(field)?.header ?? field}</td>
                <td>{field === '' ? '' : wordOf(columnOf(field), row.before[field])}</td>
                <td css={styles.after}>{field === '' ? '' : wordOf(columnOf(field), row.after[field])}</td>
                {index === 0 && (
                  <td rowSpan={Math.max(1, fields.length)}>
                    <Badge tone={TONES[row.result]}>{t(`bulk.result.${row.result}`)}</Badge>
                    {row.reason !== null && (
                      <p css={styles.why}>
                        {t(`bulk.why.${row.reason}`, { defaultValue: row.reason })}
                        {row.missing !== undefined && ` ${format.list(row.missing.map((key) => t(`missing.${key}`)))}`}
                      </p>
                    )}
                  </td>
                )}
              </tr>
            ));
          })}
        </tbody>
      </Table>
    </div>
  );
}

/** A value as its column writes it. */
function wordOf<Row>(column: GridColumn<Row> | undefined, value: unknown): string {
  const { edit } = column ?? {};
  if (edit?.kind === 'choice') return edit.options.find((option) => option.value === String(value))?.label ?? String(value ?? '–');
  if (value === null || value === undefined) return '–';
  if (typeof value !== 'string' && typeof value !== 'number') return String(value);
  return edit?.write === undefined ? String(value) : edit.write(value);
}

const styles = {
  box: css({ maxHeight: '24rem', overflow: 'auto' }),
  after: css({ fontWeight: font.weight.medium }),
  why: css({ fontSize: font.size.sm, maxWidth: '24rem' }),
};

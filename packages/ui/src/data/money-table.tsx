import { color, css, font, space } from '@orime/ui';
import type { ReactNode } from 'react';
import { Table } from './table.tsx';

export type MoneyColumn = { readonly id: string; readonly header: string };

export type MoneyLine = {
  readonly id: string;
  readonly label: ReactNode;
  /** Under the label: what it is made of. */
  readonly note?: ReactNode;
  /** Formatted amounts by column. Unlike a missing one, which is left empty, "—" says that there is none. */
  readonly amounts: Readonly<Record<string, string>>;
  /** `total` closes the table, `part` stands inset under the line above. */
  readonly kind?: 'line' | 'part' | 'total';
};

export type MoneyTableProps = {
  readonly caption: string;
  readonly showCaption?: boolean;
  /** Head of the labels. */
  readonly labelHeader: string;
  /** One column of amounts or several: currencies, ordered and shipped. Heads are shown when there are several. */
  readonly columns: readonly MoneyColumn[];
  readonly lines: readonly MoneyLine[];
};

/** Amounts under each other, with totals. They are formatted by the caller, who knows the currency. */
export function MoneyTable({ caption, showCaption, labelHeader, columns, lines }: MoneyTableProps) {
  const body = lines.filter(({ kind }) => kind !== 'total');
  const totals = lines.filter(({ kind }) => kind === 'total');
  return (
    <Table css={styles.root} caption={caption} showCaption={showCaption}>
      <thead css={columns.length === 1 && styles.noHead}>
        <tr>
          <th scope="col">{labelHeader}</th>
          {columns.map(({ id, header }) => (
            <th key={id} scope="col" data-align="end">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{body.map((line) => lineRow(line, columns))}</tbody>
      {totals.length > 0 && <tfoot>{totals.map((line) => lineRow(line, columns))}</tfoot>}
    </Table>
  );
}

function lineRow({ id, label, note, amounts, kind }: MoneyLine, columns: readonly MoneyColumn[]): ReactNode {
  return (
    <tr key={id} data-kind={kind}>
      <th scope="row">
        {label}
        {note && <div css={styles.note}>{note}</div>}
      </th>
      {columns.map((column) => (
        <td key={column.id} data-align="end">
          {amounts[column.id] ?? ''}
        </td>
      ))}
    </tr>
  );
}

const styles = {
  root: css({
    '& td': { whiteSpace: 'nowrap' },
    // Beside many amounts, which do not break, Japanese labels would stand in lines of one character: the table scrolls instead.
    '& tbody th, & tfoot th': { minWidth: '7rem' },
    '& tbody th': { fontWeight: 400 },
    '& tr:has(+ tr[data-kind="part"]) > *': { borderBlockEndColor: 'transparent', paddingBlockEnd: space[1] },
    '& tr[data-kind="part"] > *': { color: color.muted, paddingBlockStart: 0 },
    '& tr[data-kind="part"] > th': { paddingInlineStart: space[5] },
    '& tfoot th, & tfoot td': { fontWeight: font.weight.semibold, borderBlockEnd: 0, borderBlockStart: `1px solid ${color.lineStrong}` },
    '& tfoot tr + tr > *': { borderBlockStart: 0, paddingBlockStart: 0 },
  }),
  // Said, not shown: one column of amounts needs no head to be understood.
  noHead: css({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }),
  note: css({ fontSize: font.size.xs, color: color.muted, fontWeight: 400 }),
};

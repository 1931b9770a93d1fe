import { SIZE_ROWS, SIZE_SYSTEMS } from '@orime/commerce';
import type { SizeRow } from '@orime/commerce';
import { color, css, Disclosure, font, space, Text } from '@orime/ui';
import { useAccountT } from '../account-texts.ts';

export type SizeTableProps = {
  readonly cut: 'women' | 'men';
  /** Drawn stronger. */
  readonly chosen: SizeRow;
};

/** Sizes of the same body side by side. */
export function SizeTable({ cut, chosen }: SizeTableProps) {
  const t = useAccountT();
  return (
    <Disclosure title={t(`sizes.table.${cut}`)}>
      <div css={styles.scroll} tabIndex={0} role="region" aria-label={t(`sizes.table.${cut}`)}>
        <table css={styles.table}>
          <thead>
            <tr>
              {SIZE_SYSTEMS.map((system) => (
                <th key={system} scope="col" css={styles.cell}>
                  {t(`sizes.system.${system}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {SIZE_ROWS[cut].map((row) => (
              <tr key={row.alpha}>
                {SIZE_SYSTEMS.map((system) => (
                  <td key={system} css={[styles.cell, row[system] === chosen[system] && styles.own]}>
                    {row[system]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Text size="sm" tone="muted">
        {t('sizes.table.note')}
      </Text>
    </Disclosure>
  );
}

const styles = {
  scroll: css({ overflowX: 'auto' }),
  table: css({ width: '100%', minWidth: '26rem', borderCollapse: 'collapse', fontSize: font.size.sm, fontVariantNumeric: 'tabular-nums' }),
  cell: css({ padding: `${space[2]} ${space[3]}`, textAlign: 'start', borderBlockEnd: `1px solid ${color.line}`, fontWeight: 'inherit' }),
  own: css({ fontWeight: font.weight.semibold, background: color.surface }),
};

import type { WholesaleStyle } from '@orime/contracts/api/trade/wholesale';
import { Link, useFormat, useT, useText } from '@orime/platform';
import { css, Image, media, space, Text } from '@orime/ui';
import { Table } from '@orime/ui/data';
import { WholesalePrice } from '../access/index.ts';
import type { Access } from '../access/index.ts';
import { moveBetweenFields } from '../product/index.ts';
import { setQuantities, useLineSheetStore } from './quantities/line-sheet.store.ts';
import { QuantityCell } from './quantities/quantity-cell.tsx';
import { StyleChoice } from './quantities/style-choice.tsx';
import { useTablePaste } from './quantities/use-table-paste.ts';

export type StyleTableProps = {
  readonly items: readonly WholesaleStyle[];
  readonly access: Access | undefined;
  /** Styles can be selected for a line sheet. */
  readonly isSelecting?: boolean;
  /** With a field for every size. */
  readonly isOrdering?: boolean;
};

/** The line sheet as one dense table. */
export function StyleTable({ items, access, isSelecting = false, isOrdering = false }: StyleTableProps) {
  const t = useT('wholesale');
  const text = useText();
  const format = useFormat();
  const day = (when: string): string => format.date(when, { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });
  const quantities = useLineSheetStore((state) => state.quantities);
  const handlePaste = useTablePaste(items);
  const page = items.map(({ id }) => id);
  // What is typed comes right after what it is typed for: a phone shows both without scrolling sideways.
  const heads = ['style', 'sizes', 'moq', 'multiple', 'price', 'designer', 'season', 'ship'] as const;
  return (
    <Table
      caption={t('catalog.list')}
      css={styles.table}
      onPaste={isOrdering ? handlePaste : undefined}
      onKeyDown={isOrdering ? moveBetweenFields : undefined}
    >
      <thead>
        <tr>
          {isSelecting && <th scope="col">{t('selection.title')}</th>}
          {heads.map((head) => (
            <th key={head} scope="col">
              {t(`table.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((style) => (
          <tr key={style.id}>
            {isSelecting && (
              <td>
                <StyleChoice hideLabel style={style} page={page} />
              </td>
            )}
            <th scope="row">
              <span css={styles.style}>
                {style.images[0] && <Image image={style.images[0]} alt="" sizes="3rem" ratio="3 / 4" css={styles.image} />}
                <Link to={`/wholesale/${style.slug}`}>{text(style)}</Link>
              </span>
            </th>
            <td>
              {isOrdering ? (
                <QuantityCell
                  style={style}
                  units={quantities[style.id]?.sizes ?? {}}
                  onChange={(sizes) => setQuantities([{ style, sizes }])}
                />
              ) : (
                style.sizes.join(' ')
              )}
            </td>
            <td css={styles.number}>{format.number(style.moq)}</td>
            <td css={styles.number}>{format.number(style.multiple)}</td>
            <td>
              <WholesalePrice style={style} access={access} />
            </td>
            <td css={styles.designer}>{text(style.designer)}</td>
            <td>{style.season}</td>
            <td css={styles.window}>
              {style.window ? (
                t('table.window', { from: day(style.window.startShip), to: day(style.window.endShip) })
              ) : (
                <Text as="span" size="sm" tone="muted">
                  {t('table.no-window')}
                </Text>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const styles = {
  // Scrolls sideways on a phone instead of breaking every cell.
  table: css({ minWidth: '64rem' }),
  style: css({
    display: 'flex',
    gap: space[3],
    alignItems: 'center',
    minWidth: '9rem',
    fontWeight: 500,
    [media.tablet]: { minWidth: '11rem' },
  }),
  image: css({ flex: 'none', width: '3rem' }),
  // Japanese would break after every few characters.
  designer: css({ minWidth: '8rem' }),
  window: css({ minWidth: '9rem' }),
  number: css({ fontVariantNumeric: 'tabular-nums' }),
};

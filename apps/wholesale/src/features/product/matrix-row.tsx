import { maxSizeUnits } from '@orime/commerce';
import type { SizeQuantities } from '@orime/commerce';
import type { WholesaleProduct } from '@orime/contracts/api/trade/wholesale';
import { useFormat, useMarket, useT, useText } from '@orime/platform';
import { Button, color, controlStyles, css, imageUrl, media, space, Text } from '@orime/ui';
import { ColourName } from './colour-name.tsx';
import { orderableSizes } from './order-lines.ts';
import type { OrderLine } from './order-lines.ts';
import { useProblemText } from './use-problem-text.ts';

export type MatrixRowViewProps = {
  readonly line: OrderLine;
  readonly columns: readonly string[];
  readonly prepacks: WholesaleProduct['prepacks'];
  readonly onUnits: (size: string, units: number) => void;
  readonly onPack: (ratio: SizeQuantities) => void;
};

/** One colour: its number fields, its packs, what is wrong with it, and its sums. */
export function MatrixRowView({ line, columns, prepacks, onUnits, onPack }: MatrixRowViewProps) {
  const t = useT('wholesale');
  const text = useText();
  const format = useFormat();
  const { currency } = useMarket();
  const problemText = useProblemText();
  const { row, sizes, units, amountMinor, problems } = line;
  const colour = text(row.colourLabel);
  const open = orderableSizes(row);
  const problemId = `problem-${row.designId}`;
  const packs = prepacks.filter((pack) => Object.keys(pack.sizes).every((size) => open.includes(size)));
  return (
    <tr>
      <th scope="row" css={styles.head}>
        <div css={styles.stack}>
          <span css={styles.colour}>
            {row.image !== '' && <img css={styles.image} src={imageUrl(row.image, 160)} width={160} height={213} alt="" loading="lazy" />}
            <ColourName hex={row.colourHex} label={colour} />
          </span>
          {row.wholesale === null && (
            <Text size="xs" tone="muted">
              {t('price.none', { currency })}
            </Text>
          )}
          {packs.map((pack) => (
            <Button
              key={pack.id}
              size="sm"
              variant="secondary"
              css={styles.pack}
              aria-label={t('matrix.pack-of', { pack: text(pack.name), colour })}
              onClick={() => onPack(pack.sizes)}
            >
              {/* A ratio such as 1-2-2-1 stays on one line. */}
              {t('matrix.pack', { pack: text(pack.name).replaceAll('-', '\u2011') })}
            </Button>
          ))}
          <span id={problemId} role="status">
            {problems.map((problem) => (
              <Text key={problem.code} as="span" size="xs" tone="danger" css={styles.problem}>
                {problemText(problem)}
              </Text>
            ))}
          </span>
        </div>
      </th>
      {columns.map((size) => (
        <td key={size} css={styles.cell}>
          {open.includes(size) ? (
            <input
              css={[controlStyles, styles.field]}
              type="number"
              inputMode="numeric"
              min={0}
              max={maxSizeUnits}
              step={1}
              name={size}
              placeholder="0"
              aria-label={t('matrix.field', { colour, size })}
              aria-invalid={problems.length > 0 || undefined}
              aria-describedby={problems.length > 0 ? problemId : undefined}
              value={sizes[size] ?? ''}
              onFocus={(event) => event.currentTarget.select()}
              onChange={(event) => onUnits(size, Math.max(0, Math.trunc(Number(event.currentTarget.value))))}
            />
          ) : (
            <span role="img" aria-label={t('matrix.closed', { colour, size })}>
              –
            </span>
          )}
        </td>
      ))}
      <td css={styles.sum}>{format.number(units)}</td>
      <td css={styles.sum}>{row.wholesale ? format.money(amountMinor, row.wholesale.currency) : '–'}</td>
    </tr>
  );
}

const styles = {
  // Stays in sight while the sizes scroll on a phone.
  head: css({ position: 'sticky', insetInlineStart: 0, zIndex: 1, background: color.page, backgroundClip: 'padding-box' }),
  stack: css({ display: 'grid', justifyItems: 'start', gap: space[2], width: '5.5rem', [media.tablet]: { width: '13rem' } }),
  colour: css({ display: 'grid', gap: space[2], alignItems: 'center', [media.tablet]: { gridTemplateColumns: '3.25rem minmax(0, 1fr)' } }),
  image: css({ width: '3.25rem', height: 'auto', aspectRatio: '3 / 4', objectFit: 'cover', background: color.backdrop }),
  pack: css({ whiteSpace: 'normal', paddingBlock: space[1], paddingInline: space[2], textAlign: 'start' }),
  problem: css({ display: 'block', fontWeight: 400 }),
  cell: css({ verticalAlign: 'top' }),
  field: css({
    width: '3.25rem',
    paddingInline: space[1],
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    [media.tablet]: { width: '4.25rem', paddingInline: space[2] },
  }),
  sum: css({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', verticalAlign: 'top' }),
};

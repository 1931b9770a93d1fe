import { matrixUnits, maxSizeUnits } from '@orime/commerce';
import type { SizeQuantities } from '@orime/commerce';
import type { WholesaleCartItem } from '@orime/contracts';
import type { WholesaleProblem, WholesaleQuote } from '@orime/contracts/api/trade/wholesale-quote';
import {
  Link,
  removeFromWholesaleCart,
  restoreToWholesaleCart,
  useMayOrder,
  useFormat,
  useT,
  useText,
  useWholesaleCart,
} from '@orime/platform';
import { Button, color, css, font, IconButton, imageUrl, media, showToast, space, Text } from '@orime/ui';
import { Trash2 } from '@orime/ui/icons';
import { useId, useState } from 'react';
import { SizeFields } from '../../product/index.ts';
import { StyleMatrix } from './style-matrix.tsx';

export type BrandLineProps = {
  readonly item: WholesaleCartItem;
  /** The whole cart as it is being typed. */
  readonly items: readonly WholesaleCartItem[];
  /** Undefined while it has no price. */
  readonly line: WholesaleQuote['brands'][number]['lines'][number] | undefined;
  readonly problems: readonly WholesaleProblem[];
  readonly isStale: boolean;
  readonly onChange: (item: WholesaleCartItem, sizes: SizeQuantities) => void;
};

/** One style in one colour: the sizes that are ordered as fields, and all its sizes and colours on demand. */
export function BrandLine({ item, items, line, problems, isStale, onChange }: BrandLineProps) {
  const t = useT('wholesale');
  const text = useText();
  const format = useFormat();
  const cart = useWholesaleCart();
  const mayOrder = useMayOrder();
  const [isOpen, setOpen] = useState(false);
  const problemId = useId();
  const name = text({ name: item.designName, nameJp: item.designNameJp });
  const [image] = item.product.design.images;
  const units = matrixUnits(item.sizeQuantities);

  async function handleRemove(): Promise<void> {
    const index = cart.items.findIndex(({ product }) => product._id === item.product._id);
    const held = cart.items[index];
    await removeFromWholesaleCart(item.product._id);
    showToast({
      message: t('checkout.line.removed', { name }),
      ...(held && { action: { label: t('checkout.line.undo'), onPress: () => void restoreToWholesaleCart(held, index) } }),
    });
  }

  return (
    <li css={styles.root}>
      {image === undefined ? (
        <span css={styles.image} />
      ) : (
        <img css={styles.image} src={imageUrl(image, 160)} width={160} height={213} alt="" loading="lazy" />
      )}
      <div css={styles.body}>
        <div css={styles.name}>
          <Link to={`/wholesale/${item.product.slug}`}>{name}</Link>
          {mayOrder && (
            <IconButton label={t('checkout.line.remove', { name })} onClick={() => void handleRemove()}>
              <Trash2 size={18} strokeWidth={1.5} aria-hidden />
            </IconButton>
          )}
        </div>
        {!isOpen && (
          <SizeFields
            name={name}
            sizes={item.sizeQuantities}
            max={maxSizeUnits}
            disabled={!mayOrder}
            describedBy={problems.length > 0 ? problemId : undefined}
            onChange={(sizes) => onChange(item, sizes)}
          />
        )}
        {isOpen && <StyleMatrix item={item} items={items} onChange={onChange} />}
        {mayOrder && (
          <Button size="sm" variant="ghost" css={styles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'checkout.line.less' : 'checkout.line.more')}
          </Button>
        )}
        <span id={problemId} role="status">
          {problems.map((problem) => (
            <Text key={`${problem.code} ${problem.size ?? ''}`} as="span" size="sm" tone="danger" css={styles.problem}>
              {text(problem.text)}
            </Text>
          ))}
        </span>
        <p css={[styles.sums, isStale && styles.stale]}>
          <span>
            {t('checkout.line.units', { count: units, price: line ? format.money(line.unit.priceMinor, line.unit.currency) : '–' })}
          </span>
          <strong>{line && units > 0 ? format.money(line.total.priceMinor, line.total.currency) : '–'}</strong>
        </p>
      </div>
    </li>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: '4rem minmax(0, 1fr)',
    gap: space[3],
    paddingBlock: space[4],
    borderBlockEnd: `1px solid ${color.line}`,
    [media.tablet]: { gridTemplateColumns: '5.5rem minmax(0, 1fr)', gap: space[4] },
  }),
  image: css({ width: '100%', height: 'auto', aspectRatio: '3 / 4', objectFit: 'cover', background: color.backdrop }),
  body: css({ display: 'grid', gap: space[2], justifyItems: 'stretch', minWidth: 0 }),
  name: css({ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: space[2], fontWeight: font.weight.medium }),
  more: css({ justifySelf: 'start', paddingInline: 0 }),
  problem: css({ display: 'block' }),
  sums: css({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[3],
    fontSize: font.size.sm,
    fontVariantNumeric: 'tabular-nums',
  }),
  stale: css({ opacity: 0.5 }),
};

import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import { Link, useFormat, useT, useText } from '@orime/platform';
import { Badge, Button, color, css, font, Image, space, Text } from '@orime/ui';
import type { BadgeTone } from '@orime/ui';
import type { Column } from '@orime/ui/data';

export type DesignColumnsOptions = {
  readonly isApproved: boolean;
  /** Of the design that is being hidden or shown. */
  readonly busyId: string | undefined;
  readonly onHide: (design: OwnerDesign) => void;
};

/** What a designer sees of each design: name, state, stock, price, likes, and the way out of the shop and back. */
export function useDesignColumns({ isApproved, busyId, onHide }: DesignColumnsOptions): readonly Column<OwnerDesign>[] {
  const t = useT('designer-studio');
  const text = useText();
  const format = useFormat();
  const isPublic = ({ confirmed, hidden }: OwnerDesign) => confirmed === 'confirmed' && !hidden && isApproved;
  const stockWords = (design: OwnerDesign) => {
    const levels = stockOf(design);
    const made = levels.filter(({ left }) => left === null).map(({ size }) => size);
    const kept = levels.flatMap(({ size, left }) => (left === null ? [] : [t('designs.size-left', { size, left: format.number(left) })]));
    return [...kept, ...(made.length > 0 ? [t('designs.made-to-order', { sizes: made.join(', ') })] : [])].join(' · ') || '–';
  };
  return [
    {
      id: 'name',
      header: t('designs.name'),
      isRowHeader: true,
      cell: (design) => (
        <span css={styles.name}>
          {design.images[0] ? (
            <Image image={design.images[0]} alt="" sizes="2.5rem" ratio="3 / 4" css={styles.image} />
          ) : (
            <span css={styles.image} />
          )}
          <span css={styles.ways}>
            <Link css={styles.link} to={`/designs/edit/id/${design.id}`}>
              {text(design)}
            </Link>
            {isPublic(design) && (
              <Link css={styles.shop} to={`/designs/${design.slug}`} aria-label={t('designs.in-shop.name', { name: text(design) })}>
                {t('designs.in-shop')}
              </Link>
            )}
          </span>
        </span>
      ),
    },
    {
      id: 'state',
      header: t('designs.state'),
      cell: (design) => (
        <span css={styles.state}>
          <Badge tone={tones[design.confirmed]}>{t(`designs.state.${design.confirmed}`)}</Badge>
          {design.hidden && <Badge>{t('designs.hidden')}</Badge>}
          {design.pendingChange && <Badge tone="warning">{t('designs.pending-change')}</Badge>}
          {design.rejectReason && (
            <Text size="xs" tone="muted">
              {t('designs.reason', { reason: design.rejectReason })}
            </Text>
          )}
        </span>
      ),
    },
    { id: 'stock', header: t('designs.stock'), cell: (design) => <span css={styles.stock}>{stockWords(design)}</span> },
    {
      id: 'price',
      header: t('designs.price'),
      align: 'end',
      cell: ({ priceMinor, currency }) => (priceMinor === null ? '–' : format.money(priceMinor, currency)),
    },
    { id: 'likes', header: t('figures.likes'), align: 'end', cell: ({ likes }) => format.number(likes) },
    {
      id: 'actions',
      header: t('designs.visibility'),
      cell: (design) => (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t(design.hidden ? 'designs.show.name' : 'designs.hide.name', { name: text(design) })}
          busy={busyId === design.id}
          onClick={() => onHide(design)}
        >
          {t(design.hidden ? 'designs.show' : 'designs.hide')}
        </Button>
      ),
    },
  ];
}

const tones = { draft: 'neutral', unconfirmed: 'warning', confirmed: 'success', rejected: 'danger' } as const satisfies Record<
  OwnerDesign['confirmed'],
  BadgeTone
>;

/** What is left of each size; null where it is made on order. */
function stockOf({ sizes, stock }: OwnerDesign): readonly { readonly size: string; readonly left: number | null }[] {
  return sizes.map(({ variantId, size, mode }) => {
    const level = stock.find((one) => one.variantId === variantId);
    return { size, left: mode === 'made_to_order' ? null : (level?.onHand ?? 0) - (level?.allocated ?? 0) };
  });
}

const styles = {
  name: css({ display: 'flex', gap: space[3], alignItems: 'center', minWidth: '11rem' }),
  image: css({ flex: 'none', width: '2.5rem' }),
  ways: css({ display: 'grid', justifyItems: 'start' }),
  link: css({ display: 'inline-block', paddingBlock: space[2], fontWeight: font.weight.medium }),
  shop: css({ display: 'inline-block', paddingBlock: space[1], fontSize: font.size.xs, color: color.muted }),
  stock: css({ display: 'block', minWidth: '11rem' }),
  state: css({ display: 'flex', flexWrap: 'wrap', gap: space[1] }),
};

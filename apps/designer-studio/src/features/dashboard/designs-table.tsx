import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import {
  keepPreviousData,
  Link,
  textOfError,
  useFormat,
  useMarket,
  useMutation,
  useQuery,
  useQueryClient,
  useSearchParams,
  useT,
  useText,
} from '@orime/platform';
import {
  Badge,
  Button,
  buttonStyles,
  color,
  css,
  EmptyState,
  FailedState,
  font,
  Heading,
  Image,
  showToast,
  Skeleton,
  SkeletonRegion,
  space,
  Text,
} from '@orime/ui';
import type { BadgeTone } from '@orime/ui';
import { DataTable, Pagination } from '@orime/ui/data';
import type { Column } from '@orime/ui/data';
import { DESIGNS_A_PAGE, hideDesign, ownDesignsQuery } from './dashboard.api.ts';

const tones = { draft: 'neutral', unconfirmed: 'warning', confirmed: 'success', rejected: 'danger' } as const satisfies Record<
  OwnerDesign['confirmed'],
  BadgeTone
>;

/** Everything one has made, in whatever state. Fetches. */
export function DesignsTable({ isApproved }: { readonly isApproved: boolean }) {
  const t = useT('designer-studio');
  const text = useText();
  const format = useFormat();
  const { currency } = useMarket();
  const [search] = useSearchParams();
  const queries = useQueryClient();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const { data, isError, isFetching, refetch } = useQuery({ ...ownDesignsQuery(page, currency), placeholderData: keepPreviousData });
  const hiding = useMutation({
    mutationFn: ({ id, hidden }: OwnerDesign) => hideDesign(id, !hidden),
    onSuccess: () =>
      Promise.all([queries.invalidateQueries({ queryKey: ['designs'] }), queries.invalidateQueries({ queryKey: ['profile'] })]),
    onError: (error) => showToast({ message: text(textOfError(error)), tone: 'danger' }),
  });
  const isPublic = ({ confirmed, hidden }: OwnerDesign) => confirmed === 'confirmed' && !hidden && isApproved;
  const stockWords = (design: OwnerDesign) => {
    const levels = stockOf(design);
    const made = levels.filter(({ left }) => left === null).map(({ size }) => size);
    const kept = levels.flatMap(({ size, left }) => (left === null ? [] : [t('designs.size-left', { size, left: format.number(left) })]));
    return [...kept, ...(made.length > 0 ? [t('designs.made-to-order', { sizes: made.join(', ') })] : [])].join(' · ') || '–';
  };
  const columns: readonly Column<OwnerDesign>[] = [
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
          busy={hiding.isPending && hiding.variables.id === design.id}
          onClick={() => hiding.mutate(design)}
        >
          {t(design.hidden ? 'designs.show' : 'designs.hide')}
        </Button>
      ),
    },
  ];
  return (
    <section css={styles.root} aria-labelledby="designs">
      <div css={styles.head}>
        <Heading level={2} size={3} id="designs">
          {t('designs.title')}
        </Heading>
        <Link css={styles.link} to="/add-design-upload">
          {t('designs.add-many')}
        </Link>
      </div>
      {isError && !data && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
      {!isError && !data && (
        <SkeletonRegion>
          <Skeleton height="12rem" />
        </SkeletonRegion>
      )}
      {data && (
        <DataTable
          caption={t('designs.title')}
          columns={columns}
          rows={data.items}
          rowId={({ id }) => id}
          empty={
            <EmptyState
              level={3}
              title={t('designs.empty.title')}
              text={t('designs.empty.text')}
              actions={
                <Link css={buttonStyles()} to="/add-design">
                  {t('dashboard.add-design')}
                </Link>
              }
            />
          }
        />
      )}
      {data && (
        <Pagination page={page} pageCount={Math.ceil(data.total / DESIGNS_A_PAGE)} hrefFor={(other) => `?page=${other}`} linkAs={Link} />
      )}
    </section>
  );
}

/** What is left of each size; null where it is made on order. */
function stockOf({ sizes, stock }: OwnerDesign): readonly { readonly size: string; readonly left: number | null }[] {
  return sizes.map(({ variantId, size, mode }) => {
    const level = stock.find((one) => one.variantId === variantId);
    return { size, left: mode === 'made_to_order' ? null : (level?.onHand ?? 0) - (level?.allocated ?? 0) };
  });
}

const styles = {
  root: css({ display: 'grid', gap: space[4] }),
  head: css({ display: 'flex', flexWrap: 'wrap', columnGap: space[5], justifyContent: 'space-between', alignItems: 'baseline' }),
  name: css({ display: 'flex', gap: space[3], alignItems: 'center', minWidth: '11rem' }),
  image: css({ flex: 'none', width: '2.5rem' }),
  ways: css({ display: 'grid', justifyItems: 'start' }),
  link: css({ display: 'inline-block', paddingBlock: space[2], fontWeight: font.weight.medium }),
  shop: css({ display: 'inline-block', paddingBlock: space[1], fontSize: font.size.xs, color: color.muted }),
  stock: css({ display: 'block', minWidth: '11rem' }),
  state: css({ display: 'flex', flexWrap: 'wrap', gap: space[1] }),
};

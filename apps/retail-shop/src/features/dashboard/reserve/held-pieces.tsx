import type { HeldPiece } from '@orime/contracts/api/catalogue/private-reserve';
import { addToCart, Link, openCart, useFormat, useHasRoute, useMarket, useQuery, useText } from '@orime/platform';
import {
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
import { cartItemOf, useSizeName } from '../../garment/index.ts';
import { useAccountT } from '../account-texts.ts';
import { holdsQuery } from '../account.api.ts';

const RESERVE = '/private-reserve';

/** Pieces of the private reserve that are kept for the visitor. Fetches. */
export function HeldPieces() {
  const t = useAccountT();
  const hasReserve = useHasRoute()(RESERVE);
  const { currency } = useMarket();
  const { data, isError, isFetching, refetch } = useQuery({ ...holdsQuery(currency), staleTime: 0 });
  return (
    <section css={styles.root} aria-labelledby="dashboard-reserve">
      <Heading level={2} size={3} id="dashboard-reserve">
        {t('reserve-holds.title')}
      </Heading>
      {isError && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
      {!isError && !data && (
        <SkeletonRegion css={styles.root}>
          <Skeleton height="7rem" />
        </SkeletonRegion>
      )}
      {data?.items.length === 0 && (
        <EmptyState
          level={3}
          title={t('reserve-holds.none')}
          text={t('reserve-holds.empty')}
          actions={
            <Link css={buttonStyles()} to={hasReserve ? RESERVE : '/catalog'}>
              {hasReserve ? t('reserve-holds.open') : t('not-found.catalog')}
            </Link>
          }
        />
      )}
      {data !== undefined && data.items.length > 0 && (
        <ul css={styles.list} aria-labelledby="dashboard-reserve">
          {data.items.map((held) => (
            <li key={held.pieceId} css={styles.row}>
              <Held held={held} hasReserve={hasReserve} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Held({ held, hasReserve }: { readonly held: HeldPiece; readonly hasReserve: boolean }) {
  const t = useAccountT();
  const text = useText();
  const format = useFormat();
  const sizeName = useSizeName();
  const { design, pieceId, serial, size, expiresAt } = held;
  const item = cartItemOf(design, { kind: 'piece', piece: { id: pieceId, size }, reserve: true });
  const [picture] = design.images;
  return (
    <>
      {picture ? <Image image={picture} alt="" sizes="5rem" ratio="3 / 4" /> : <span />}
      <div>
        <h3 css={styles.name}>{hasReserve ? <Link to={`${RESERVE}/${design.slug}`}>{text(design)}</Link> : text(design)}</h3>
        <Text size="sm" tone="muted">
          {t('reserve-holds.facts', { size: sizeName(size), serial })}
        </Text>
        <Text size="sm">
          {t('reserve-holds.until', {
            time: format.date(expiresAt, { month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' }),
          })}
        </Text>
      </div>
      {item && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => void addToCart(item).then(openCart, () => showToast({ message: t('cart.failed'), tone: 'danger' }))}
        >
          {t('design.add')}
        </Button>
      )}
    </>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4] }),
  list: css({ margin: 0, padding: 0, listStyle: 'none' }),
  row: css({
    display: 'grid',
    gridTemplateColumns: '5rem minmax(0, 1fr) auto',
    gap: space[4],
    alignItems: 'center',
    paddingBlock: space[4],
    borderBlockStart: `1px solid ${color.line}`,
  }),
  name: css({ fontWeight: font.weight.medium }),
};

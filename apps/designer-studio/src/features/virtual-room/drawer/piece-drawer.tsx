import { DesignPrice, LikeButton } from '@orime/cards';
import type { DesignCard } from '@orime/contracts/api/catalogue/design';
import { Link, useQuery, useReadContext, useText } from '@orime/platform';
import { Button, Cluster, css, FailedState, Image, Skeleton, SkeletonRegion, space, Stack, Text } from '@orime/ui';
import { Drawer } from '@orime/ui/overlays';
import { useRoomT } from '../room-texts.ts';
import { pieceQuery } from '../virtual-room.api.ts';
import { PiecePurchase } from './piece-purchase.tsx';

export type PieceDrawerProps = {
  readonly piece: DesignCard;
  /** From 1. */
  readonly number: number;
  readonly total: number;
  readonly onTurn: (step: 1 | -1) => void;
  readonly onClose: () => void;
};

/** One piece: picture, price, like, sizes, cart, its page, and the pieces beside it. Fetches. */
export function PieceDrawer({ piece, number, total, onTurn, onClose }: PieceDrawerProps) {
  const t = useRoomT();
  const text = useText();
  const { data: design, isError, isFetching, refetch } = useQuery(pieceQuery(useReadContext(), piece.id));
  const [picture] = piece.images;
  return (
    <Drawer
      isOpen
      title={text(piece)}
      onClose={onClose}
      footer={
        <div css={styles.turns}>
          <Button variant="secondary" size="sm" onClick={() => onTurn(-1)}>
            {t('room.previous')}
          </Button>
          <Text as="span" size="sm" tone="muted" role="status">
            {t('room.place', { number, total })}
          </Text>
          <Button variant="secondary" size="sm" onClick={() => onTurn(1)}>
            {t('room.next')}
          </Button>
        </div>
      }
    >
      <Stack gap={4}>
        {picture && <Image css={styles.picture} image={picture} alt={text(picture.alt)} sizes="15rem" ratio="4 / 5" priority />}
        <Stack gap={1}>
          <Link css={styles.maker} to={`/shop/${piece.designer.handle}`}>
            {text(piece.designer)}
          </Link>
          <Text size="sm" tone="muted">
            {text(piece.colourLabel)}
          </Text>
          <DesignPrice design={piece} />
        </Stack>
        {design ? (
          <>
            <PiecePurchase key={design.id} design={design} onShowCart={onClose} />
            <Cluster gap={3}>
              <LikeButton designId={design.id} initial={{ liked: design.viewer.liked, likes: design.likes }} counted="md" />
              <Link css={styles.page} to={`/designs/${design.slug}`}>
                {t('room.view')}
              </Link>
            </Cluster>
          </>
        ) : isError ? (
          <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <SkeletonRegion>
            <Skeleton height="12rem" />
          </SkeletonRegion>
        )}
      </Stack>
    </Drawer>
  );
}

const styles = {
  // Sizes are in sight without scrolling.
  picture: css({ width: 'min(100%, 15rem)' }),
  turns: css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[3] }),
  maker: css({ display: 'inline-block', paddingBlock: space[1] }),
  page: css({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' }),
};

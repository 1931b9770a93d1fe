import type { Piece } from '@orime/contracts/api/catalogue/design';
import type { ReserveDesign } from '@orime/contracts/api/catalogue/private-reserve';
import {
  addToCart,
  isApiError,
  Link,
  openCart,
  textOfError,
  useCart,
  useFormat,
  useLocation,
  useMutation,
  useSession,
  useText,
} from '@orime/platform';
import { Button, buttonStyles, css, Notice, showToast, space, Text } from '@orime/ui';
import { lazy, Suspense, useState } from 'react';
import { cartItemOf } from '../garment/index.ts';
import { holdPiece } from './private-reserve.api.ts';
import { useReserveT } from './reserve-texts.ts';
import { useTimeLeft } from './use-time-left.ts';

const EnquiryDialog = lazy(() => import('./enquiry-dialog.tsx').then((module) => ({ default: module.EnquiryDialog })));

export type PieceActionsProps = {
  readonly design: ReserveDesign;
  readonly piece: Piece;
  readonly onChanged: () => void;
};

/** Hold a piece that is free; buy the one in one's hands; ask about one whose price is told on request. */
export function PieceActions({ design, piece, onChanged }: PieceActionsProps) {
  const t = useReserveT();
  const isHeldByMe = design.hold?.pieceId === piece.id;
  const [isAsking, setAsking] = useState(false);
  if (isHeldByMe && design.hold) return <HeldPiece design={design} piece={piece} until={design.hold.expiresAt} onOver={onChanged} />;
  if (!piece.available) return <Text tone="muted">{t('reserve.piece.taken')}</Text>;
  return (
    <div css={styles.root}>
      {design.priceMinor === null && (
        <Button size="lg" block onClick={() => setAsking(true)}>
          {t('reserve.enquire')}
        </Button>
      )}
      <HoldButton design={design} piece={piece} onChanged={onChanged} />
      {isAsking && (
        <Suspense fallback={null}>
          <EnquiryDialog design={design} piece={piece} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  );
}

function HoldButton({ design, piece, onChanged }: PieceActionsProps) {
  const t = useReserveT();
  const text = useText();
  const isMember = useSession().status === 'signed-in';
  const { pathname } = useLocation();
  const hold = useMutation({ mutationFn: () => holdPiece(design.slug, piece.id), onSettled: onChanged });
  if (!isMember)
    return (
      <Link css={buttonStyles({ variant: 'secondary', size: 'lg', block: true })} to={`/login?returnTo=${encodeURIComponent(pathname)}`}>
        {t('reserve.hold.sign-in')}
      </Link>
    );

  function failureText(error: unknown): string {
    if (!isApiError(error)) return text(textOfError(error));
    if (error.status === 409) return t('reserve.hold.lost');
    return error.status === 422 ? t('reserve.hold.most') : text(textOfError(error));
  }

  return (
    <>
      <Button
        variant={design.priceMinor === null ? 'secondary' : 'primary'}
        size="lg"
        block
        busy={hold.isPending}
        onClick={() => hold.mutate()}
      >
        {t('reserve.hold')}
      </Button>
      <Text size="sm" tone="muted">
        {t('reserve.hold.text')}
      </Text>
      {hold.isError && (
        <Notice tone="danger" role="alert">
          {failureText(hold.error)}
        </Notice>
      )}
    </>
  );
}

type HeldPieceProps = {
  readonly design: ReserveDesign;
  readonly piece: Piece;
  /** When the hold ends. */
  readonly until: string;
  readonly onOver: () => void;
};

function HeldPiece({ design, piece, until, onOver }: HeldPieceProps) {
  const t = useReserveT();
  const format = useFormat();
  const left = useTimeLeft(until, onOver);
  const isInCart = useCart().items.some((item) => item.piece === piece.id);
  const item = cartItemOf(design, { kind: 'piece', piece, reserve: true });

  async function handleAdd(): Promise<void> {
    if (!item) return;
    try {
      await addToCart(item);
      openCart();
    } catch {
      showToast({ message: t('cart.failed'), tone: 'danger' });
    }
  }

  if (left === undefined) return <Text tone="muted">{t('reserve.hold.over')}</Text>;
  return (
    <div css={styles.root}>
      <Notice tone="success" title={t('reserve.held', { date: format.date(until, { dateStyle: 'medium', timeStyle: 'short' }) })}>
        {/* The words above say it once; the clock would be read out every second. */}
        <p css={styles.clock} role="timer" aria-live="off">
          {t('reserve.held.left', left)}
        </p>
      </Notice>
      {item === undefined ? (
        <Text>{t('reserve.held.on-request')}</Text>
      ) : isInCart ? (
        <Button size="lg" block onClick={openCart}>
          {t('reserve.in-cart')}
        </Button>
      ) : (
        <Button size="lg" block onClick={() => void handleAdd()}>
          {t('design.add')}
        </Button>
      )}
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[3] }),
  clock: css({ fontVariantNumeric: 'tabular-nums' }),
};

import { useNavigate, useQuery, useReadContext, useSearchParams, useText } from '@orime/platform';
import { css, EmptyState, FailedState, Heading, space, Text } from '@orime/ui';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { choosePieces, type Collection } from './collection/collection.ts';
import { PieceList } from './list/piece-list.tsx';
import { PieceSkeletons } from './list/piece-skeletons.tsx';
import { readRoomAddress, roomUrl } from './room-address.ts';
import { useRoomT } from './room-texts.ts';
import { Stage } from './stage/stage.tsx';
import { designsQuery } from './virtual-room.api.ts';

// Needed with the first press only.
const PieceDrawer = lazy(async () => ({ default: (await import('./drawer/piece-drawer.tsx')).PieceDrawer }));

export type ShowroomProps = { readonly collection: Collection };

/** The room of one collection, the list of what hangs in it, and the drawer of the piece that the address names. Fetches. */
export function Showroom({ collection }: ShowroomProps) {
  const t = useRoomT();
  const text = useText();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { piece: openSlug, view } = readRoomAddress(search);
  const designs = useQuery(designsQuery(useReadContext(), collection.designer.handle));
  const opener = useRef<Element>(null);
  const isOpen = openSlug !== null;

  // Synchronises the focus with the drawer: what opened it has it again when it is gone.
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      if (opener.current instanceof HTMLElement) opener.current.focus();
    };
  }, [isOpen]);

  if (designs.isPending) return <PieceSkeletons />;
  if (designs.isError) return <FailedState onRetry={() => void designs.refetch()} busy={designs.isFetching} />;
  const pieces = choosePieces(collection, designs.data);
  if (pieces.length === 0) return <EmptyState title={t('room.empty.title')} text={t('room.empty.text')} />;
  const openIndex = pieces.findIndex(({ slug }) => slug === openSlug);
  const openPiece = pieces[openIndex];

  function go(changes: Parameters<typeof roomUrl>[1], isStep = false): void {
    navigate(roomUrl(search, changes), { replace: !isStep, preventScrollReset: true });
  }

  function handleOpen(slug: string): void {
    opener.current = document.activeElement;
    go({ piece: slug }, true);
  }

  function turn(step: 1 | -1): void {
    go({ piece: pieces[(openIndex + step + pieces.length) % pieces.length]?.slug ?? null });
  }

  return (
    <>
      <Stage
        collection={collection}
        pieces={pieces}
        view={view}
        openIndex={openIndex}
        onView={(wanted) => go({ view: wanted })}
        onOpen={handleOpen}
      />
      <section aria-labelledby="room-pieces">
        <header css={styles.head}>
          <Heading level={2} size={3} id="room-pieces">
            {text(collection.book?.title ?? collection.designer)}
          </Heading>
          <Text tone="muted" size="sm">
            {t('room.count', { count: pieces.length, designer: text(collection.designer) })}
          </Text>
        </header>
        <PieceList pieces={pieces} isFirstView={view === 'list'} onOpen={handleOpen} />
      </section>
      {openPiece && (
        <Suspense fallback={null}>
          <PieceDrawer piece={openPiece} number={openIndex + 1} total={pieces.length} onTurn={turn} onClose={() => go({ piece: null })} />
        </Suspense>
      )}
    </>
  );
}

const styles = { head: css({ display: 'grid', gap: space[1], marginBlock: space[6], marginBlockEnd: space[5] }) };

import type { ImageRef } from '@orime/contracts';
import type { DesignCard } from '@orime/contracts/api/catalogue/design';
import { useText } from '@orime/platform';
import { Button, color, css, Image, media, Notice, space, Text } from '@orime/ui';
import { useState } from 'react';
import type { Collection } from '../collection/collection.ts';
import type { RoomAddress } from '../room-address.ts';
import { useRoomT } from '../room-texts.ts';
import { PieceStrip } from './piece-strip.tsx';
import { RoomFrame } from './room-frame.tsx';
import { useRoomWelcome } from './use-room-welcome.ts';

export type StageProps = {
  readonly collection: Collection;
  readonly pieces: readonly DesignCard[];
  readonly view: RoomAddress['view'];
  /** Of the piece whose drawer is open; -1 for none. */
  readonly openIndex: number;
  readonly onView: (view: RoomAddress['view']) => void;
  readonly onOpen: (slug: string) => void;
};

/**
 * The room, with buttons for what stands in it. Until it is drawn, and where it is not, a picture of the collection has its place:
 * nothing moves when the one takes the place of the other.
 */
export function Stage({ collection, pieces, view, openIndex, onView, onOpen }: StageProps) {
  const t = useRoomT();
  const text = useText();
  const welcome = useRoomWelcome();
  const [failure, setFailure] = useState<'lost' | 'failed'>();
  const [nearIndex, setNearIndex] = useState<number>();
  const isRoom = !failure && welcome !== 'impossible' && (view === '3d' || (view === null && welcome === 'welcome'));
  const seenIndex = openIndex >= 0 ? openIndex : nearIndex;
  const posters = postersOf(collection, pieces);

  function handleShow(): void {
    setFailure(undefined);
    onView('3d');
  }

  const show = welcome !== 'impossible' && (
    <Button variant="secondary" size="sm" onClick={handleShow}>
      {t('room.show')}
    </Button>
  );
  if (view === 'list')
    return (
      <div css={styles.foot}>
        <Text tone="muted" size="sm">
          {t('room.as-list')}
        </Text>
        {show}
      </div>
    );
  return (
    <section css={styles.root} aria-label={t('room.stage')}>
      {failure && <Notice tone="warning">{t(failure === 'lost' ? 'room.lost' : 'room.failed')}</Notice>}
      <div css={styles.frame}>
        <div css={styles.posters}>
          {posters.map((poster, index) => (
            <Image
              key={poster.id}
              css={[styles.poster, index > 0 && styles.beside]}
              image={poster}
              // The others come again with their names in the list.
              alt={isRoom || index > 0 ? '' : text(poster.alt)}
              sizes="(min-width: 768px) 30vw, 100vw"
              priority={index === 0}
            />
          ))}
        </div>
        {isRoom && (
          <RoomFrame
            // Other pieces are another room.
            key={pieces.map(({ id }) => id).join(' ')}
            title={text(collection.book?.title ?? collection.designer)}
            pieces={pieces}
            seenIndex={seenIndex}
            onOpen={onOpen}
            onFail={setFailure}
          />
        )}
      </div>
      <PieceStrip pieces={pieces} seenIndex={isRoom ? seenIndex : undefined} onNear={setNearIndex} onOpen={onOpen} />
      <div css={styles.foot}>
        <Text tone="muted" size="sm">
          {t(isRoom ? 'room.help' : 'room.still')}
        </Text>
        {isRoom ? (
          <Button variant="secondary" size="sm" onClick={() => onView('list')}>
            {t('room.leave')}
          </Button>
        ) : (
          show
        )}
      </div>
    </section>
  );
}

/** In a wide frame one picture would be a strip of cloth: there, three others stand beside the first. */
const MOST_POSTERS = 4;

function postersOf({ book }: Collection, pieces: readonly DesignCard[]): readonly ImageRef[] {
  const all = [...(book ? [book.cover] : []), ...pieces.map(({ images }) => images[0])].filter(
    (image) => image !== null && image !== undefined,
  );
  return all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index).slice(0, MOST_POSTERS);
}

const styles = {
  root: css({ display: 'grid', gap: space[3], gridTemplateColumns: 'minmax(0, 1fr)' }),
  frame: css({
    position: 'relative',
    overflow: 'hidden',
    height: 'min(56svh, 30rem)',
    background: color.sunken,
    [media.tablet]: { height: 'min(58svh, 40rem)' },
  }),
  posters: css({ position: 'absolute', inset: 0, display: 'flex' }),
  poster: css({ flex: '1 1 0', minWidth: 0, width: 'auto', height: '100%', aspectRatio: 'auto' }),
  beside: css({ display: 'none', [media.tablet]: { display: 'block' } }),
  foot: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space[3] }),
};

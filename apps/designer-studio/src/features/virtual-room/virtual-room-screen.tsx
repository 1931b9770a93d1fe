import type { Lookbook } from '@orime/contracts/api/catalogue/lookbook';
import type { ProfileCard } from '@orime/contracts/api/people/profile';
import { useDocumentTitle, useNavigate, useRouteRead, useSearchParams, useText } from '@orime/platform';
import { css, EmptyState, FailedState, Heading, media, Page, space, Text } from '@orime/ui';
import { CollectionPicker } from './collection/collection-picker.tsx';
import { findCollection } from './collection/collection.ts';
import { PieceSkeletons } from './list/piece-skeletons.tsx';
import { readRoomAddress, roomUrl } from './room-address.ts';
import { useRoomT } from './room-texts.ts';
import { Showroom } from './showroom.tsx';
import { DESIGNERS_READ, LOOKBOOKS_READ } from './virtual-room-reads.ts';

/** One collection at a time, as a room one walks through or as a list; both sell. */
export default function VirtualRoomScreen() {
  const t = useRoomT();
  const text = useText();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const lookbooks = useRouteRead<readonly Lookbook[]>(LOOKBOOKS_READ);
  const designers = useRouteRead<readonly ProfileCard[]>(DESIGNERS_READ);
  const known = lookbooks.data && designers.data && { lookbooks: lookbooks.data, designers: designers.data };
  const collection = known && findCollection(readRoomAddress(search), known.lookbooks, known.designers);
  useDocumentTitle(collection && t('room.document', { name: text(collection.book?.title ?? collection.designer) }));

  function handleChoose(chosen: { readonly book: string | null; readonly designer: string | null }): void {
    navigate(roomUrl(search, { ...chosen, piece: null }), { preventScrollReset: true });
  }

  return (
    <Page>
      <header css={styles.head}>
        <div css={styles.words}>
          <Heading level={1}>{t('room.title')}</Heading>
          <Text lead tone="muted" size="lg">
            {t('room.dek')}
          </Text>
        </div>
        {known && <CollectionPicker {...known} collection={collection} onChoose={handleChoose} />}
      </header>
      {collection ? (
        <Showroom key={collection.book?.slug ?? collection.designer.handle} collection={collection} />
      ) : known ? (
        <EmptyState title={t('room.nothing.title')} text={t('room.nothing.text')} />
      ) : lookbooks.isError || designers.isError ? (
        <FailedState
          onRetry={() => void Promise.all([lookbooks.refetch(), designers.refetch()])}
          busy={lookbooks.isFetching || designers.isFetching}
        />
      ) : (
        <PieceSkeletons />
      )}
    </Page>
  );
}

const styles = {
  head: css({
    display: 'grid',
    gap: space[5],
    marginBlockEnd: space[5],
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(16rem, 26rem)', alignItems: 'end' },
  }),
  words: css({ display: 'grid', gap: space[2], '& > p': { maxWidth: '38rem' } }),
};

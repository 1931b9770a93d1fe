import { useQuery, useSearchParams } from '@orime/platform';
import { css, FailedState, Skeleton, SkeletonRegion, Text } from '@orime/ui';
import { useState } from 'react';
import type { RefObject } from 'react';
import { SavedRow, UnsavedNotice } from '../../saved-list/index.ts';
import { ownGarmentsQuery } from '../design-studio.api.ts';
import { useStudioT } from '../studio-texts.ts';
import { readKeep, useKeepStore } from './keep.store.ts';
import type { Keeper } from './start-keeping.ts';

/** One's other garments, to go on with. What is on the canvas is saved first. Fetches. */
export function OwnList({ keeper }: { readonly keeper: RefObject<Keeper | undefined> }) {
  const t = useStudioT();
  const [, setSearch] = useSearchParams();
  const openId = useKeepStore((state) => state.storedAt?.id);
  const [leaving, setLeaving] = useState<{ readonly id: string; readonly isRefused: boolean }>();
  const { data, isError, isFetching, refetch } = useQuery(ownGarmentsQuery(openId));
  const others = data?.items.filter(({ id }) => id !== openId);

  async function handleOpen(id: string): Promise<void> {
    setLeaving({ id, isRefused: false });
    if (!isKept()) await keeper.current?.saveNow();
    if (isKept()) setSearch({ garment: id });
    else setLeaving({ id, isRefused: true });
  }

  if (data === undefined)
    return isError ? (
      <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <SkeletonRegion>
        <Skeleton height="2.75rem" />
      </SkeletonRegion>
    );
  return (
    <>
      {leaving?.isRefused === true && (
        <UnsavedNotice
          title={t('design-studio.own.unsaved')}
          stay={t('design-studio.own.unsaved.stay')}
          onOpen={() => setSearch({ garment: leaving.id })}
          onStay={() => setLeaving(undefined)}
        />
      )}
      {others?.length === 0 && (
        <Text size="sm" tone="muted">
          {t('design-studio.own.none')}
        </Text>
      )}
      <ul css={styles.list}>
        {others?.map(({ id, name, updatedAt }) => (
          <SavedRow
            key={id}
            name={name === '' ? t('design-studio.unnamed') : name}
            updatedAt={updatedAt}
            isBusy={leaving?.id === id && !leaving.isRefused}
            onOpen={() => void handleOpen(id)}
          />
        ))}
      </ul>
    </>
  );
}

function isKept(): boolean {
  const { status } = readKeep();
  return status === 'saved' || status === 'untouched';
}

const styles = { list: css({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }) };

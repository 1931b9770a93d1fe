import { useFormat, useQuery, useSearchParams } from '@orime/platform';
import { Button, Cluster, color, css, FailedState, Notice, Skeleton, SkeletonRegion, space, Text } from '@orime/ui';
import { useState } from 'react';
import type { RefObject } from 'react';
import { ownGarmentsQuery } from '../design-studio.api.ts';
import { useStudioT } from '../studio-texts.ts';
import { readKeep, useKeepStore } from './keep.store.ts';
import type { Keeper } from './start-keeping.ts';

/** One's other garments, to go on with. What is on the canvas is saved first. Fetches. */
export function OwnList({ keeper }: { readonly keeper: RefObject<Keeper | undefined> }) {
  const t = useStudioT();
  const format = useFormat();
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
        <Notice tone="warning" role="alert" title={t('design-studio.own.unsaved')}>
          <Cluster>
            <Button size="sm" variant="secondary" onClick={() => setSearch({ garment: leaving.id })}>
              {t('design-studio.own.unsaved.open')}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setLeaving(undefined)}>
              {t('design-studio.own.unsaved.stay')}
            </Button>
          </Cluster>
        </Notice>
      )}
      {others?.length === 0 && (
        <Text size="sm" tone="muted">
          {t('design-studio.own.none')}
        </Text>
      )}
      <ul css={styles.list}>
        {others?.map(({ id, name, updatedAt }) => {
          const called = name === '' ? t('design-studio.unnamed') : name;
          return (
            <li key={id} css={styles.row}>
              <span css={styles.name}>{called}</span>
              <Text as="span" size="sm" tone="muted">
                {format.date(updatedAt)}
              </Text>
              <Button
                size="sm"
                variant="ghost"
                aria-label={t('design-studio.own.open.of', { name: called })}
                busy={leaving?.id === id && !leaving.isRefused}
                onClick={() => void handleOpen(id)}
              >
                {t('design-studio.own.open')}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function isKept(): boolean {
  const { status } = readKeep();
  return status === 'saved' || status === 'untouched';
}

const styles = {
  list: css({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }),
  row: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    minHeight: '2.75rem',
    borderBlockEnd: `1px solid ${color.line}`,
  }),
  name: css({ flex: '1 1 8rem', overflowWrap: 'anywhere' }),
};

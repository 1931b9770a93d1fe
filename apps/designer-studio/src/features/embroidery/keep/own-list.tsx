import { useQuery, useSearchParams } from '@orime/platform';
import { css, FailedState, Heading, Skeleton, SkeletonRegion, space, Text } from '@orime/ui';
import { useState } from 'react';
import { SavedRow, UnsavedNotice } from '../../saved-list/index.ts';
import { useEmbroideryT } from '../embroidery-texts.ts';
import { ownEmbroideriesQuery } from './embroidery.api.ts';

/** What the account has saved, to go on with. Fetches. */
export function OwnList({ isUnsaved }: { readonly isUnsaved: boolean }) {
  const t = useEmbroideryT();
  const [, setSearch] = useSearchParams();
  const [asked, setAsked] = useState<string>();
  const { data, isError, isFetching, refetch } = useQuery(ownEmbroideriesQuery());
  return (
    <section css={styles.root} aria-labelledby="embroidery-own">
      <Heading level={2} size={4} id="embroidery-own">
        {t('own.title')}
      </Heading>
      {isError && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
      {!isError && data === undefined && (
        <SkeletonRegion>
          <Skeleton height="3rem" />
        </SkeletonRegion>
      )}
      {data?.items.length === 0 && (
        <Text size="sm" tone="muted">
          {t('own.none')}
        </Text>
      )}
      {asked !== undefined && (
        <UnsavedNotice
          title={t('own.unsaved')}
          stay={t('own.unsaved.stay')}
          onOpen={() => setSearch({ garment: asked })}
          onStay={() => setAsked(undefined)}
        />
      )}
      <ul>
        {data?.items.map(({ id, name, updatedAt }) => (
          <SavedRow
            key={id}
            name={name === '' ? t('work.unnamed') : name}
            updatedAt={updatedAt}
            onOpen={() => (isUnsaved ? setAsked(id) : setSearch({ garment: id }))}
          />
        ))}
      </ul>
    </section>
  );
}

const styles = { root: css({ display: 'grid', gap: space[2] }) };

import { useFormat, useQuery, useSearchParams } from '@orime/platform';
import { Button, Cluster, color, css, FailedState, Heading, Notice, Skeleton, SkeletonRegion, space, Text } from '@orime/ui';
import { useState } from 'react';
import { useEmbroideryT } from '../embroidery-texts.ts';
import { ownEmbroideriesQuery } from './embroidery.api.ts';

/** What the account has saved, to go on with. Fetches. */
export function OwnList({ isUnsaved }: { readonly isUnsaved: boolean }) {
  const t = useEmbroideryT();
  const format = useFormat();
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
        <Notice tone="warning" role="alert" title={t('own.unsaved')}>
          <Cluster>
            <Button size="sm" variant="secondary" onClick={() => setSearch({ garment: asked })}>
              {t('own.unsaved.open')}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setAsked(undefined)}>
              {t('own.unsaved.stay')}
            </Button>
          </Cluster>
        </Notice>
      )}
      <ul>
        {data?.items.map(({ id, name, updatedAt }) => (
          <li key={id} css={styles.row}>
            <span css={styles.name}>{name === '' ? t('work.unnamed') : name}</span>
            <Text as="span" size="sm" tone="muted">
              {format.date(updatedAt)}
            </Text>
            <Button
              size="sm"
              variant="ghost"
              aria-label={t('own.open.of', { name: name === '' ? t('work.unnamed') : name })}
              onClick={() => (isUnsaved ? setAsked(id) : setSearch({ garment: id }))}
            >
              {t('own.open')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[2] }),
  row: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    minHeight: '2.75rem',
    borderBlockEnd: `1px solid ${color.line}`,
  }),
  name: css({ flex: '1 1 8rem' }),
};

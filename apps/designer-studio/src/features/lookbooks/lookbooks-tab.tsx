import type { OwnProfile } from '@orime/contracts/api/people/profile';
import { Link, useQuery, useSearchParams } from '@orime/platform';
import { buttonStyles, css, EmptyState, FailedState, Heading, Plus, Skeleton, SkeletonRegion, space } from '@orime/ui';
import { lazy, Suspense } from 'react';
import { LookbookRow } from './lookbook-row.tsx';
import { useLookbooksT } from './lookbook-texts.ts';
import { ownLookbooksQuery } from './lookbooks.api.ts';

// The form comes when it is opened; the list shows without it.
const LookbookForm = lazy(async () => ({ default: (await import('./edit/lookbook-form.tsx')).LookbookForm }));

/** One's own lookbooks, or the one that the address opens. Fetches. */
export function LookbooksTab({ profile }: { readonly profile: Pick<OwnProfile, 'id'> }) {
  const t = useLookbooksT();
  const [search] = useSearchParams();
  const opened = search.get('book');
  const { data, isError, isFetching, refetch } = useQuery(ownLookbooksQuery(profile.id));
  if (data === undefined)
    return isError ? (
      <FailedState level={2} onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <SkeletonRegion>
        <Skeleton height="16rem" />
      </SkeletonRegion>
    );
  if (opened !== null) {
    const lookbook = data.find(({ id }) => id === opened);
    return (
      <div css={styles.root}>
        <Link to="?tab=lookbooks">{t('lookbooks.back')}</Link>
        {opened === 'new' || lookbook ? (
          <Suspense fallback={<Skeleton height="24rem" />}>
            <LookbookForm key={opened} profileId={profile.id} lookbook={lookbook} />
          </Suspense>
        ) : (
          <EmptyState level={2} title={t('lookbooks.gone.title')} text={t('lookbooks.gone.text')} />
        )}
      </div>
    );
  }
  const add = (
    <Link css={buttonStyles()} to="?tab=lookbooks&book=new">
      <Plus size={16} aria-hidden />
      {t('lookbooks.new')}
    </Link>
  );
  return (
    <section css={styles.root} aria-labelledby="lookbooks">
      <div css={styles.head}>
        <Heading level={2} size={3} id="lookbooks">
          {t('lookbooks.title')}
        </Heading>
        {data.length > 0 && add}
      </div>
      {data.length === 0 ? (
        <EmptyState level={3} title={t('lookbooks.empty.title')} text={t('lookbooks.empty.text')} actions={add} />
      ) : (
        <ul css={styles.list}>
          {data.map((lookbook) => (
            <LookbookRow key={lookbook.id} lookbook={lookbook} />
          ))}
        </ul>
      )}
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[5], '& > *': { minWidth: 0 } }),
  head: css({ display: 'flex', flexWrap: 'wrap', gap: space[4], justifyContent: 'space-between', alignItems: 'center' }),
  list: css({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }),
};

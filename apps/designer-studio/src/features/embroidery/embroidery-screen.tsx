import { isApiError, Link, useQuery, useSearchParams } from '@orime/platform';
import { buttonStyles, css, EmptyState, FailedState, Page, Skeleton, SkeletonRegion, space } from '@orime/ui';
import { useEmbroideryT } from './embroidery-texts.ts';
import { embroideryQuery } from './keep/embroidery.api.ts';
import { readWork } from './work/write-work.ts';
import { Workshop } from './workshop.tsx';

/** Turns drawings and words into stitches; with the id of a saved work it goes on with that. */
export default function EmbroideryScreen() {
  const [search] = useSearchParams();
  const id = search.get('garment');
  return id === null || id === '' ? <Workshop /> : <SavedWorkshop key={id} id={id} />;
}

function SavedWorkshop({ id }: { readonly id: string }) {
  const t = useEmbroideryT();
  const { data, error, refetch, isFetching } = useQuery(embroideryQuery(id));
  const work = data === undefined ? undefined : readWork(data.doc);
  if (data !== undefined && work !== undefined) return <Workshop opened={{ work, saved: { id: data.id, version: data.version } }} />;
  // Not found, not one's own and not signed in look the same to the one who asks; a drawing of another tool cannot be sewn.
  if (data !== undefined || (isApiError(error) && [401, 403, 404].includes(error.status)))
    return (
      <Page>
        <EmptyState
          level={1}
          title={t(data === undefined ? 'open.missing' : 'open.other')}
          text={t(data === undefined ? 'open.missing.text' : 'open.other.text')}
          actions={
            <Link css={buttonStyles()} to="/embroidery">
              {t('open.new')}
            </Link>
          }
        />
      </Page>
    );
  return (
    <Page>
      {error === null ? (
        <SkeletonRegion css={styles.skeleton}>
          <Skeleton width="14rem" height="3rem" />
          <Skeleton height="26rem" />
          <Skeleton height="3rem" />
        </SkeletonRegion>
      ) : (
        <FailedState level={1} onRetry={() => void refetch()} busy={isFetching} />
      )}
    </Page>
  );
}

const styles = { skeleton: css({ display: 'grid', gap: space[4] }) };

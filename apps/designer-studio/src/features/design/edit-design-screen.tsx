import type { Vocabulary } from '@orime/contracts/api/site/vocabulary';
import { FormPage } from '@orime/forms';
import { AccessPanel, refusalOf } from '@orime/forms/access';
import { Link, useMarket, useParams, useQuery, useRouteRead, useSession, useText } from '@orime/platform';
import { css, FailedState, Page, Skeleton, SkeletonRegion, space } from '@orime/ui';
import { lazy, Suspense } from 'react';
import { VOCABULARY_READ } from '../vocabulary/index.ts';
import { useDesignT } from './design-texts.ts';
import { ownDesignQuery } from './design.api.ts';

// The form's weight comes with a design that may be edited.
const EditDesignForm = lazy(async () => ({ default: (await import('./edit/edit-design-form.tsx')).EditDesignForm }));

/** One's own design in whatever state, or any design for admins. */
export default function EditDesignScreen() {
  const t = useDesignT();
  const text = useText();
  const { id = '' } = useParams();
  const session = useSession();
  const { currency } = useMarket();
  const words = useRouteRead<Vocabulary>(VOCABULARY_READ);
  const own = useQuery(ownDesignQuery(id, currency));
  const refusal = own.data === undefined ? refusalOf(own.error) : undefined;
  if (refusal !== undefined)
    return (
      <Page>
        <AccessPanel
          refusal={refusal}
          {...(refusal === 'not_found' && { title: t('design.gone.title'), text: t('design.gone.text') })}
          {...(refusal === 'forbidden' && { text: t('design.forbidden') })}
        />
      </Page>
    );
  const failed = [own, words].filter(({ isError, data }) => isError && data === undefined);
  const isAdmin = session.status === 'signed-in' && session.user.staffRole === 'admin';
  const design = own.data?.design;
  return (
    <FormPage
      title={design === undefined ? t('design.edit') : text(design)}
      text={
        <span css={styles.ways}>
          <Link to={isAdmin ? '/admin/update-all-designs' : '/dashboard?tab=designs'}>{t('design.all')}</Link>
          {design?.confirmed === 'confirmed' && !design.hidden && <Link to={`/designs/${design.slug}`}>{t('design.in-shop')}</Link>}
        </span>
      }
    >
      {failed.length > 0 && (
        <FailedState onRetry={() => failed.forEach(({ refetch }) => void refetch())} busy={failed.some(({ isFetching }) => isFetching)} />
      )}
      {failed.length === 0 && (
        <Suspense fallback={<Waiting />}>
          {own.data && words.data ? <EditDesignForm key={id} own={own.data} words={words.data} isAdmin={isAdmin} /> : <Waiting />}
        </Suspense>
      )}
    </FormPage>
  );
}

function Waiting() {
  return (
    <SkeletonRegion css={styles.waiting}>
      <Skeleton height="14rem" />
      <Skeleton height="20rem" />
      <Skeleton height="12rem" />
    </SkeletonRegion>
  );
}

const styles = {
  ways: css({ display: 'flex', flexWrap: 'wrap', columnGap: space[5], '& > a': { paddingBlock: space[2] } }),
  waiting: css({ display: 'grid', gap: space[6] }),
};

import { isApiError, Link, useDocumentTitle, useQuery, useReadContext, useT } from '@orime/platform';
import { buttonStyles, css, EmptyState, FailedState, Heading, Page, Skeleton, SkeletonRegion, space } from '@orime/ui';
import { ZoomablePictures } from '../../pictures/zoomable-pictures.tsx';
import { ShareButton } from '../../share/share-button.tsx';
import { BookingForm } from './booking-form.tsx';
import { CompCard } from './comp-card.tsx';
import { modelQuery } from './model.api.ts';
import { MoreFaces } from './more-faces.tsx';
import { WornLooks } from './worn-looks.tsx';

/** A fashion model: comp card, portfolio, looks worn, and a request to book. */
export default function ModelScreen() {
  const t = useT('directory-globe');
  const model = useQuery(modelQuery(useReadContext()));
  useDocumentTitle(model.data?.name);

  if (model.data !== undefined) {
    const { data } = model;
    // The card has the first picture, and looks have theirs: no picture is shown again.
    const shown = new Set([data.portfolio[0], ...data.looks.map(({ image }) => image)].map((image) => image?.id));
    const portfolio = data.portfolio.filter(({ id }) => !shown.has(id));
    return (
      <Page css={styles.root}>
        <CompCard key={data.id} model={data} />
        <div>
          <ShareButton title={data.name} />
        </div>
        {portfolio.length > 0 && (
          <section aria-labelledby="portfolio">
            <Heading level={2} size={3} id="portfolio" css={styles.heading}>
              {t('model.portfolio')}
            </Heading>
            <ZoomablePictures
              images={portfolio}
              label={t('model.portfolio')}
              ratio="4 / 5"
              columns={[2, 3, 4]}
              sizes="(min-width: 1224px) 25vw, (min-width: 768px) 33vw, 50vw"
            />
          </section>
        )}
        {data.looks.length > 0 && <WornLooks looks={data.looks} />}
        <BookingForm key={`booking ${data.id}`} model={data} />
        <MoreFaces exceptId={data.id} />
      </Page>
    );
  }
  if (model.isPending)
    return (
      <Page>
        <SkeletonRegion>
          <Skeleton ratio="16 / 9" />
        </SkeletonRegion>
      </Page>
    );
  if (isApiError(model.error) && model.error.status === 404)
    return (
      <Page>
        <EmptyState
          level={1}
          title={t('model.missing.title')}
          text={t('model.missing.text')}
          actions={
            <Link css={buttonStyles()} to="/lookbook">
              {t('model.missing.lookbooks')}
            </Link>
          }
        />
      </Page>
    );
  return (
    <Page>
      <FailedState level={1} onRetry={() => void model.refetch()} busy={model.isFetching} />
    </Page>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[8], '& > *': { minWidth: 0 } }),
  heading: css({ marginBlockEnd: space[4] }),
};

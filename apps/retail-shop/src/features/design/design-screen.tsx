import { DesignBadges, DesignPrice } from '@orime/cards';
import type { Design } from '@orime/contracts/api/catalogue/design';
import { isApiError, Link, useDocumentTitle, useFormat, useMarket, useT, useText } from '@orime/platform';
import { buttonStyles, color, css, EmptyState, FailedState, font, Heading, media, Page, space, Stack, Text } from '@orime/ui';
import { Breadcrumbs } from '@orime/ui/data';
import { StockAlertNotice } from '../garment/index.ts';
import { BuyBox } from './buy/buy-box.tsx';
import { ColourSwatches } from './colour-swatches.tsx';
import { DesignSkeleton } from './design-skeleton.tsx';
import { LateDetails, LateEnd } from './late-markup/late-parts.ts';
import { Gallery } from './stage/gallery.tsx';
import { garmentViews } from './stage/garment-views.ts';
import { usePhotoZoom } from './stage/use-photo-zoom.tsx';
import { useDesign } from './use-design.ts';

/** One garment. */
export default function DesignScreen() {
  const t = useT('retail-shop');
  const text = useText();
  const { data: design, error, isFetching, refetch } = useDesign();
  useDocumentTitle(design ? t('design.title', { name: text(design), designer: text(design.designer) }) : undefined);
  if (design) return <Ready design={design} />;
  if (isApiError(error) && error.status === 404) {
    return (
      <Page>
        <EmptyState
          level={1}
          title={t('not-found.title')}
          text={t('not-found.text')}
          actions={
            <Link css={buttonStyles()} to="/catalog">
              {t('not-found.catalog')}
            </Link>
          }
        />
      </Page>
    );
  }
  if (error)
    return (
      <Page>
        <FailedState level={1} onRetry={() => void refetch()} busy={isFetching} />
      </Page>
    );
  return (
    <Page width="wide">
      <DesignSkeleton />
    </Page>
  );
}

function Ready({ design }: { readonly design: Design }) {
  const t = useT('retail-shop');
  const text = useText();
  const format = useFormat();
  const market = useMarket();
  const name = text(design);
  const { views, cloth } = garmentViews(design);
  const { zoom, dialog } = usePhotoZoom(design.images, name);
  const lowest =
    design.lowest30Days && design.compareAt
      ? t('design.lowest', { price: format.money(design.lowest30Days.priceMinor, design.lowest30Days.currency) })
      : undefined;
  return (
    <Page width="wide">
      <Breadcrumbs
        linkAs={Link}
        css={styles.crumbs}
        items={[
          { label: t('catalog.title'), to: '/catalog' },
          { label: text(design.categoryLabel), to: `/catalog?category=${design.category}` },
          { label: name },
        ]}
      />
      <StockAlertNotice />
      <div css={styles.columns} data-design>
        <Gallery views={views} name={name} onZoom={zoom} design={design} cloth={cloth} />
        {dialog}
        <div css={styles.side}>
          <div css={styles.buy}>
            <Stack gap={2}>
              <Text>
                <Link css={styles.designer} to={`/shop/${design.designer.handle}`}>
                  {text(design.designer)}
                </Link>
              </Text>
              <Heading level={1} size={2}>
                {name}
              </Heading>
              <DesignPrice
                css={styles.price}
                design={design}
                note={market.taxIncluded ? t('price.tax-included') : t('price.tax-excluded')}
              />
              <DesignBadges css={styles.badges} design={design} on="page" />
              {lowest && (
                <Text size="sm" tone="muted">
                  {lowest}
                </Text>
              )}
            </Stack>
            <ColourSwatches design={design} />
            {/* Another colour is another design: its sizes start unchosen. */}
            <BuyBox key={design.id} design={design} />
          </div>
        </div>
        <div css={styles.about}>
          <Text css={styles.description}>{text(design.description)}</Text>
          <LateDetails design={design} hasCloth={cloth !== undefined} />
          <ReportLink slug={design.slug} />
        </div>
      </div>
      <LateEnd design={design} cloth={cloth} onZoom={zoom} clothIndex={views.length} />
    </Page>
  );
}

function ReportLink({ slug }: { readonly slug: string }) {
  const t = useT('retail-shop');
  return (
    <p>
      <Link css={styles.report} to={`/report?target=${encodeURIComponent(`/designs/${slug}`)}`}>
        {t('design.report')}
      </Link>
    </p>
  );
}

const styles = {
  crumbs: css({ marginBlockEnd: space[4] }),
  badges: css({ display: 'flex', flexWrap: 'wrap', gap: space[2] }),
  // The photographs and what is said about them on one side, buying on the other.
  columns: css({
    display: 'grid',
    gap: space[5],
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1.1fr) minmax(20rem, 1fr)',
      gridTemplateRows: 'auto 1fr',
      gap: space[6],
    },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 2.1fr) minmax(22rem, 1fr)', columnGap: space[8] },
  }),
  side: css({ minWidth: 0, [media.tablet]: { gridColumn: 2, gridRow: '1 / span 2' } }),
  buy: css({
    display: 'grid',
    gap: space[5],
    // In a low window the column scrolls with the page: what sticks and does not fit could never be reached.
    [`${media.tablet} and (min-height: 800px)`]: { position: 'sticky', insetBlockStart: `calc(var(--chrome-end, 4rem) + ${space[4]})` },
  }),
  about: css({ display: 'grid', gap: space[5], alignContent: 'start', minWidth: 0, [media.tablet]: { gridColumn: 1, gridRow: 2 } }),
  description: css({ maxWidth: '42rem', fontSize: font.size.lg }),
  designer: css({ textDecoration: 'none', fontWeight: 500, '&:hover': { textDecoration: 'underline' } }),
  price: css({ fontSize: '1.125rem' }),
  report: css({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem', fontSize: font.size.sm, color: color.muted }),
};

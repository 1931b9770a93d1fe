import { DesignPrice } from '@orime/cards';
import type { Design } from '@orime/contracts/api/catalogue/design';
import { isApiError, Link, useDocumentTitle, useFormat, useMarket, useT, useText } from '@orime/platform';
import { buttonStyles, css, EmptyState, FailedState, Heading, media, Page, space, Stack, Text } from '@orime/ui';
import { Breadcrumbs } from '@orime/ui/data';
import { StockAlertNotice } from '../garment/index.ts';
import { BuyBox } from './buy-box.tsx';
import { ColourSwatches } from './colour-swatches.tsx';
import { DesignDetails } from './design-details.tsx';
import { DesignSkeleton } from './design-skeleton.tsx';
import { DesignerNote } from './designer-note.tsx';
import { Gallery } from './gallery.tsx';
import { RelatedDesigns } from './related-designs.tsx';
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
      <div css={styles.columns}>
        <Gallery images={design.images} name={name} />
        <div css={styles.side}>
          <Stack gap={5}>
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
              {lowest && (
                <Text size="sm" tone="muted">
                  {lowest}
                </Text>
              )}
            </Stack>
            <ColourSwatches design={design} />
            {/* Another colour is another design: its sizes start unchosen. */}
            <BuyBox key={design.id} design={design} />
            <Text>{text(design.description)}</Text>
            <DesignDetails design={design} />
          </Stack>
        </div>
      </div>
      <div css={styles.after}>
        <DesignerNote designer={design.designerCard} />
        <RelatedDesigns designId={design.id} />
      </div>
    </Page>
  );
}

const styles = {
  crumbs: css({ marginBlockEnd: space[4] }),
  columns: css({
    display: 'grid',
    gap: space[5],
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(20rem, 1fr)', gap: space[6] },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 2.1fr) minmax(22rem, 1fr)', gap: space[8] },
  }),
  side: css({ minWidth: 0 }),
  designer: css({ textDecoration: 'none', fontWeight: 500, '&:hover': { textDecoration: 'underline' } }),
  price: css({ fontSize: '1.125rem' }),
  after: css({ marginBlockStart: space[8] }),
};

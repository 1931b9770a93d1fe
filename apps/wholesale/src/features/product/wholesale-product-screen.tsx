import type { WholesaleProduct } from '@orime/contracts/api/trade/wholesale';
import { isApiError, Link, useDocumentTitle, useT, useText } from '@orime/platform';
import { buttonStyles, css, EmptyState, FailedState, Grid, Page, Skeleton, SkeletonRegion } from '@orime/ui';
import { useTradeRead } from '../access/index.ts';
import { PRODUCT_READ } from './product-reads.ts';
import { ProductSheet } from './product-sheet.tsx';

/** One style as stores order it. */
export default function WholesaleProductScreen() {
  const t = useT('wholesale');
  const text = useText();
  const { data, access, error, isFetching, refetch } = useTradeRead<WholesaleProduct>(PRODUCT_READ);
  useDocumentTitle(data ? t('product.title', { name: text(data), designer: text(data.designer) }) : undefined);
  if (data) return <ProductSheet product={data} access={access} />;
  if (isApiError(error) && error.status === 404) {
    return (
      <Page>
        <EmptyState
          level={1}
          title={t('product.missing.title')}
          text={t('product.missing.text')}
          actions={
            <Link css={buttonStyles()} to="/wholesale/catalog">
              {t('product.back')}
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
      <SkeletonRegion>
        <Grid columns={[1, 2, 2]} gap={6}>
          <Skeleton ratio="4 / 5" />
          <div>
            <Skeleton css={styles.title} height="3rem" width="70%" />
            <Skeleton height="14rem" />
          </div>
        </Grid>
      </SkeletonRegion>
    </Page>
  );
}

const styles = { title: css({ marginBlockEnd: '2rem' }) };

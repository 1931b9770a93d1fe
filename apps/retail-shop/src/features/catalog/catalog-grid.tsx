import { Link, useT } from '@orime/platform';
import { buttonStyles, css, Grid, space, Text } from '@orime/ui';
import { useRef } from 'react';
import { CatalogPage } from './catalog-page.tsx';
import type { CatalogView } from './catalog-toolbar.tsx';
import { PAGE_SIZE } from './use-catalog.ts';
import type { Catalog, CatalogHistoryState } from './use-catalog.ts';
import { useSkipUnseen } from './use-skip-unseen.ts';

export type CatalogGridProps = {
  readonly catalog: Catalog;
  readonly total: number;
  readonly view: CatalogView;
  readonly isClosed: boolean;
};

/** The cards, with links to what comes before and after: real addresses, drawn in place. */
export function CatalogGrid({ catalog, total, view, isClosed }: CatalogGridProps) {
  const t = useT('retail-shop');
  const list = useRef<HTMLDivElement>(null);
  useSkipUnseen(list, view);
  const { page, firstPage, pageCount } = catalog;
  const pages = Array.from({ length: page - firstPage + 1 }, (_, index) => firstPage + index);
  const shown = Math.min(page * PAGE_SIZE, total) - (firstPage - 1) * PAGE_SIZE;
  // Older pages are added above: the address keeps the last page, the entry of the history the first.
  const from = (first: number): CatalogHistoryState => ({ firstPage: first });
  return (
    <>
      {firstPage > 1 && (
        <p css={styles.more}>
          <Link css={buttonStyles({ variant: 'secondary' })} to={catalog.addressOfPage(firstPage - 1)} rel="prev">
            {t('catalog.previous')}
          </Link>
        </p>
      )}
      <Grid ref={list} as="ul" columns={[2, 3, Number(view)]} gap={3} rowGap={7} aria-label={t('catalog.list')}>
        {pages.map((number) => (
          <CatalogPage key={number} url={catalog.urlOfPage(number)} isFirst={number === firstPage} isClosed={isClosed} />
        ))}
      </Grid>
      <div css={styles.more}>
        <Text size="sm" tone="muted" role="status">
          {t('catalog.shown', { shown, total })}
        </Text>
        {page < pageCount && (
          <Link
            css={buttonStyles({ variant: 'secondary', size: 'lg' })}
            to={catalog.addressOfPage(page + 1)}
            state={from(firstPage)}
            rel="next"
            replace
            preventScrollReset
          >
            {t('catalog.more')}
          </Link>
        )}
      </div>
    </>
  );
}

const styles = {
  more: css({ display: 'grid', justifyItems: 'center', gap: space[4], marginBlock: space[7] }),
};

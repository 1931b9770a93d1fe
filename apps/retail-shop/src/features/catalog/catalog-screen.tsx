import { useSearchParams, useT } from '@orime/platform';
import { lazy, Suspense } from 'react';
import { StockAlertNotice } from '../garment/index.ts';
import { CATALOG_READ } from './catalog-reads.ts';
import { Catalog } from './catalog.tsx';

// Only for who searches.
const SearchStrip = lazy(() => import('./search-strip.tsx').then((module) => ({ default: module.SearchStrip })));

/** Everything that is for sale; above what a word found, designers, stories and makers that it found too. */
export default function CatalogScreen() {
  const t = useT('retail-shop');
  const [search] = useSearchParams();
  const q = search.get('q')?.trim() ?? '';
  return (
    <Catalog
      read={CATALOG_READ}
      title={t('catalog.title')}
      intro={
        <>
          <StockAlertNotice />
          {q !== '' && (
            <Suspense fallback={null}>
              <SearchStrip q={q} />
            </Suspense>
          )}
        </>
      }
    />
  );
}

import { useT } from '@orime/platform';
import { StockAlertNotice } from '../garment/index.ts';
import { CATALOG_READ } from './catalog-reads.ts';
import { Catalog } from './catalog.tsx';

/** Everything that is for sale. */
export default function CatalogScreen() {
  const t = useT('retail-shop');
  return <Catalog read={CATALOG_READ} title={t('catalog.title')} intro={<StockAlertNotice />} />;
}

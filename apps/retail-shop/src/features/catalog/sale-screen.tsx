import { useT } from '@orime/platform';
import { Text } from '@orime/ui';
import { SALE_READ } from './catalog-reads.ts';
import { Catalog } from './catalog.tsx';

/** Designs with a reduced price: where the banner's own link leads. */
export default function SaleScreen() {
  const t = useT('retail-shop');
  return <Catalog read={SALE_READ} title={t('sale.title')} intro={<Text tone="muted">{t('sale.intro')}</Text>} hidden={['sale']} />;
}

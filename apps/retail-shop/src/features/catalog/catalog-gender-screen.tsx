import { useLocation, useT } from '@orime/platform';
import { MEN_READ, WOMEN_READ } from './catalog-reads.ts';
import { Catalog } from './catalog.tsx';

/** The catalogue of one gender; the address says which. */
export default function CatalogGenderScreen() {
  const t = useT('retail-shop');
  const isMen = useLocation().pathname.endsWith('/men');
  return (
    <Catalog read={isMen ? MEN_READ : WOMEN_READ} title={isMen ? t('catalog.men.title') : t('catalog.women.title')} hidden={['gender']} />
  );
}

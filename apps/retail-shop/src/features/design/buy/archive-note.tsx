import type { Design } from '@orime/contracts/api/catalogue/design';
import { Link, useT, useText } from '@orime/platform';
import { Notice } from '@orime/ui';

/** Of a garment that is no longer sold: since when, and the way to what its designer makes now. */
export function ArchiveNote({ design }: { readonly design: Design }) {
  const t = useT('retail-shop');
  const text = useText();
  const { season, year, designer } = design;
  const half = season.startsWith('SS') ? 'spring' : /^[AF]W/.test(season) ? 'autumn' : 'other';
  return (
    <Notice>
      <p>{t(`design.archived.${half}`, { year })}</p>
      <p>
        <Link to={`/shop/${designer.handle}`}>{t('design.archived.now', { name: text(designer) })}</Link>
      </p>
    </Notice>
  );
}

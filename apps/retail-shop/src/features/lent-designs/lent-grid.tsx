import type { DesignCard } from '@orime/contracts/api/catalogue/design';
import { useT } from '@orime/platform';
import { css, space, Text } from '@orime/ui';
import { ProductTile } from '../garment/index.ts';

/** Cards in as many columns as the page that shows them has room for. */
export function LentGrid({ designs }: { readonly designs: readonly DesignCard[] }) {
  const t = useT('retail-shop');
  if (designs.length === 0) return <Text tone="muted">{t('lent.none')}</Text>;
  return (
    <div css={styles.room}>
      <ul css={styles.grid} aria-label={t('lent.list')}>
        {designs.map((design) => (
          <li key={design.id}>
            <ProductTile design={design} sizes={SIZES} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The page may be a narrow panel: the photograph is never wider than a column of the catalogue. */
const SIZES = '(min-width: 1224px) 25vw, (min-width: 768px) 33vw, 50vw';

const styles = {
  // The columns follow the room that the slot has, not the window.
  room: css({ containerType: 'inline-size' }),
  grid: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${space[6]} ${space[3]}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@container (min-width: 40rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '@container (min-width: 60rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  }),
};

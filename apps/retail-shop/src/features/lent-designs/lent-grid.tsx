import type { DesignCard } from '@orime/contracts/api/catalogue/design';
import { Link, useT, useText } from '@orime/platform';
import { css, Image, space, Text } from '@orime/ui';
import { ProductTile } from '../garment/index.ts';

/**
 * Cards in as many columns as the page that shows them has room for, and no more than there are cards. A single garment is a spread: its
 * next picture stands beside it.
 */
export function LentGrid({ designs }: { readonly designs: readonly DesignCard[] }) {
  const t = useT('retail-shop');
  const text = useText();
  const [first] = designs;
  if (first === undefined) return <Text tone="muted">{t('lent.none')}</Text>;
  const beside = designs.length === 1 ? first.images[1] : undefined;
  const count = beside === undefined ? designs.length : 2;
  return (
    <div css={styles.room}>
      <ul css={styles.grid} style={{ '--some': Math.min(count, 3), '--many': Math.min(count, 4) }} aria-label={t('lent.list')}>
        {designs.map((design) => (
          <li key={design.id}>
            <ProductTile design={design} sizes={count < 3 ? FEW_SIZES : SIZES} />
          </li>
        ))}
        {beside !== undefined && (
          <li>
            <Link to={`/designs/${first.slug}`}>
              <Image image={beside} alt={text(beside.alt)} sizes={FEW_SIZES} ratio="3 / 4" />
            </Link>
          </li>
        )}
      </ul>
    </div>
  );
}

/** The page may be a narrow panel: the photograph is never wider than a column of the catalogue. */
const SIZES = '(min-width: 1224px) 25vw, (min-width: 768px) 33vw, 50vw';
/** Of a spread. */
const FEW_SIZES = '(min-width: 768px) 28rem, 50vw';

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
    '@container (min-width: 40rem)': { gridTemplateColumns: 'repeat(var(--some), minmax(0, 28rem))' },
    '@container (min-width: 60rem)': { gridTemplateColumns: 'repeat(var(--many), minmax(0, 28rem))' },
  }),
};

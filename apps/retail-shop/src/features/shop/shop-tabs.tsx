import { Link } from '@orime/platform';
import { color, css, media, space } from '@orime/ui';
import { tabAddress, type ShopTab } from './shop-tab.ts';
import { useShopT } from './shop-texts.ts';

export type ShopTabsProps = {
  readonly handle: string;
  readonly offered: readonly ShopTab[];
  readonly current: ShopTab;
};

/** The parts of a shop, each at an address of its own. */
export function ShopTabs({ handle, offered, current }: ShopTabsProps) {
  const t = useShopT();
  return (
    <nav css={styles.root} aria-label={t('shop.tabs')}>
      {offered.map((tab) => (
        <Link
          key={tab}
          css={styles.tab}
          to={tabAddress(handle, tab)}
          aria-current={tab === current ? 'page' : undefined}
          preventScrollReset
        >
          {t(`shop.tab.${tab}`)}
        </Link>
      ))}
    </nav>
  );
}

const styles = {
  root: css({
    display: 'flex',
    gap: space[4],
    overflowX: 'auto',
    borderBlockEnd: `1px solid ${color.line}`,
    [media.tablet]: { gap: space[5] },
  }),
  tab: css({
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.875rem',
    color: color.muted,
    textDecoration: 'none',
    borderBlockEnd: '2px solid transparent',
    marginBlockEnd: -1,
    '&:hover': { color: color.text },
    '&[aria-current]': { color: color.text, borderBlockEndColor: color.text },
    '&:focus-visible': { outlineOffset: -2 },
  }),
};

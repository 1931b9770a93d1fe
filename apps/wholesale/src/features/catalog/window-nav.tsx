import type { WholesaleCatalog } from '@orime/contracts/api/trade/wholesale';
import { Link, useT, useText } from '@orime/platform';
import { color, css, font, space } from '@orime/ui';

export type WindowNavProps = {
  readonly windows: WholesaleCatalog['facets'][string];
  readonly search: URLSearchParams;
};

/** The months in which goods ship, each an address of its own. */
export function WindowNav({ windows, search }: WindowNavProps) {
  const t = useT('wholesale');
  const text = useText();
  const chosen = search.get('window') ?? '';
  if (windows.length === 0 && chosen === '') return null;
  const address = (value: string): string => {
    const next = new URLSearchParams(search);
    next.delete('page');
    if (value === '') next.delete('window');
    else next.set('window', value);
    return `/wholesale/catalog${next.size === 0 ? '' : `?${next.toString()}`}`;
  };
  const tabs = [
    { value: '', label: t('window.all') },
    ...windows.map(({ value, label, count }) => ({ value, label: t('filter.option', { label: text(label), count }) })),
  ];
  return (
    <nav aria-label={t('window.nav')}>
      <ul css={styles.list}>
        {tabs.map(({ value, label }) => (
          <li key={value}>
            <Link css={styles.tab} to={address(value)} aria-current={value === chosen ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const styles = {
  list: css({
    display: 'flex',
    gap: space[5],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    overflowX: 'auto',
    borderBlockEnd: `1px solid ${color.line}`,
  }),
  tab: css({
    display: 'block',
    paddingBlock: space[3],
    color: color.muted,
    fontSize: font.size.sm,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '&[aria-current]': { color: color.text, boxShadow: `inset 0 -2px 0 ${color.accent}` },
  }),
};

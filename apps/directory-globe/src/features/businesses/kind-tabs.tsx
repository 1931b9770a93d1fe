import { Link, useT } from '@orime/platform';
import { color, css, space } from '@orime/ui';
import { listAddress } from '../list-filters/use-list-search.ts';
import { BUSINESS_KINDS, type BusinessKind } from './business-search.ts';

export type KindTabsProps = {
  readonly kind: BusinessKind;
  readonly search: URLSearchParams;
  /** Unknown until the lists are there. */
  readonly counts: { readonly producers: number | undefined; readonly stockists: number | undefined };
};

/** Kinds of business, as addresses of their own. */
export function KindTabs({ kind, search, counts: { producers, stockists } }: KindTabsProps) {
  const t = useT('directory-globe');
  const all = producers === undefined || stockists === undefined ? undefined : producers + stockists;
  const counts = { all, producers, stockists };
  return (
    <nav css={styles.root} aria-label={t('businesses.kinds')}>
      {BUSINESS_KINDS.map((entry) => {
        const count = counts[entry];
        return (
          <Link
            key={entry}
            css={[styles.tab, entry === kind && styles.current]}
            aria-current={entry === kind ? 'page' : undefined}
            to={listAddress('/business-directory', search, { kind: entry === 'all' ? '' : entry, page: '' })}
            preventScrollReset
          >
            {count === undefined ? t(`businesses.kind.${entry}`) : t('filters.choice', { name: t(`businesses.kind.${entry}`), count })}
          </Link>
        );
      })}
    </nav>
  );
}

const styles = {
  root: css({ display: 'flex', gap: space[5], overflowX: 'auto', borderBlockEnd: `1px solid ${color.line}`, marginBlockEnd: space[5] }),
  tab: css({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    flex: 'none',
    color: color.muted,
    textDecoration: 'none',
    borderBlockEnd: '2px solid transparent',
    '&:hover': { color: color.text },
  }),
  current: css({ color: color.text, borderBlockEndColor: color.text }),
};

import { Link } from '@orime/platform';
import { color, css, font, space } from '@orime/ui';
import { useAccountT } from './account-texts.ts';
import { TABS } from './tabs.ts';
import type { TabName } from './tabs.ts';

/** The pages of the account, for those whose line of pages below the header is their trade's. */
export function AccountTabs({ current }: { readonly current: TabName }) {
  const t = useAccountT();
  return (
    <nav css={styles.root} aria-label={t('dashboard.title')}>
      <ul css={styles.list}>
        {TABS.map((tab) => (
          <li key={tab}>
            <Link
              css={styles.link}
              to={tab === 'overview' ? '/consumer/dashboard' : `/consumer/dashboard?tab=${tab}`}
              aria-current={tab === current ? 'page' : undefined}
            >
              {t(`dashboard.tab.${tab}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const styles = {
  root: css({ marginBlockEnd: space[5], borderBlockEnd: `1px solid ${color.line}` }),
  list: css({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[5]}`, margin: 0, padding: 0, listStyle: 'none' }),
  link: css({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    fontSize: font.size.sm,
    textDecoration: 'none',
    color: color.muted,
    borderBlockEnd: '2px solid transparent',
    '&[aria-current]': { color: color.text, borderColor: color.text },
  }),
};

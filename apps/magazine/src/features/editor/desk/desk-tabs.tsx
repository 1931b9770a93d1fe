import { Link, useT } from '@orime/platform';
import { color, css, space } from '@orime/ui';
import { DESK_TABS, type DeskTab } from './desk.api.ts';

/** The states of stories, each with its own address. */
export function DeskTabs({ current }: { readonly current: DeskTab }) {
  const t = useT('magazine');
  return (
    <nav aria-label={t('editor.desk.tabs')}>
      <ul css={styles.list}>
        {DESK_TABS.map((tab) => (
          <li key={tab}>
            <Link
              css={styles.link}
              to={tab === 'draft' ? '/new-article' : `/new-article?tab=${tab}`}
              aria-current={tab === current ? 'page' : undefined}
            >
              {t(`editor.status.${tab}`)}
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
    flexWrap: 'wrap',
    columnGap: space[5],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    borderBlockEnd: `1px solid ${color.line}`,
  }),
  link: css({
    display: 'inline-grid',
    alignItems: 'center',
    minHeight: '2.75rem',
    color: color.muted,
    textDecoration: 'none',
    '&[aria-current="page"]': { color: color.text, boxShadow: `inset 0 -2px 0 ${color.accent}` },
    '&:hover': { color: color.text },
  }),
};

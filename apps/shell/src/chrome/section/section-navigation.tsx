import { Link, useLocation, useT, useText } from '@orime/platform';
import { color, css, font, media, space } from '@orime/ui';
import { currentLink } from '../../routing/section-entries.ts';
import type { SectionLink } from '../../routing/section-entries.ts';

/** The pages of a working area, in one line below the compact header; it scrolls sideways where it is too long (decision T42). */
export function SectionNavigation({ links }: { readonly links: readonly SectionLink[] }) {
  const t = useT('shell');
  const text = useText();
  const { pathname, search } = useLocation();
  const current = currentLink(links, pathname, new URLSearchParams(search).get('tab'));

  return (
    <nav css={styles.root} aria-label={t('section.label')}>
      <ul css={styles.list}>
        {links.map((link) => (
          <li key={`${link.path} ${link.tab ?? ''}`}>
            <Link
              ref={link === current ? reveal : undefined}
              css={styles.link}
              to={link.tab === undefined ? link.path : `${link.path}?tab=${link.tab}`}
              aria-current={link === current ? 'page' : undefined}
            >
              {text(link.label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The current entry may be outside the width of a phone; the page itself does not move. */
function reveal(link: HTMLAnchorElement | null): void {
  const list = link?.closest('ul');
  if (link === null || list === null || list === undefined) return;
  list.scrollLeft = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2;
}

const styles = {
  // Below the bar, and away with the page when it scrolls.
  root: css({
    height: '2.75rem',
    background: color.page,
    borderBlockEnd: `1px solid ${color.line}`,
  }),
  list: css({
    position: 'relative',
    display: 'flex',
    height: '100%',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    listStyle: 'none',
    paddingInline: space[1],
    [media.tablet]: { paddingInline: space[4] },
  }),
  link: css({
    display: 'inline-flex',
    alignItems: 'center',
    height: '100%',
    paddingInline: space[3],
    fontSize: font.size.sm,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    color: color.muted,
    borderBlockEnd: '2px solid transparent',
    '&[aria-current]': { color: color.text, borderColor: color.text },
    '&:focus-visible': { outlineOffset: -2 },
    [media.hover]: { '&:hover': { color: color.text } },
  }),
};

import { Link, useT } from '@orime/platform';
import { color, css, font, media, space } from '@orime/ui';
import { useHasRoute } from '../../routing/routes-context.tsx';

const LINKS = [
  { to: '/women', label: 'nav.women' },
  { to: '/men', label: 'nav.men' },
  { to: '/sale', label: 'nav.sale' },
  { to: '/lookbook', label: 'nav.lookbook' },
  { to: '/wholesale/catalog', label: 'nav.wholesale' },
  { to: '/about', label: 'nav.about' },
] as const;

/** Destinations beside the panels: two columns on a phone, one list on wide screens. */
export function MenuLinks() {
  const t = useT('shell');
  const hasRoute = useHasRoute();
  return (
    <nav aria-label={t('menu.label')}>
      <ul css={styles.list}>
        {LINKS.filter(({ to }) => hasRoute(to)).map(({ to, label }) => (
          <li key={to}>
            <Link css={styles.link} to={to}>
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const styles = {
  list: css({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    columnGap: space[4],
    listStyle: 'none',
    [media.tablet]: { gridTemplateColumns: '1fr' },
  }),
  link: css({
    display: 'flex',
    alignItems: 'center',
    minHeight: '2.875rem',
    fontFamily: font.display,
    fontSize: font.size.h4,
    lineHeight: 1.25,
    textDecoration: 'none',
    borderBlockEnd: `1px solid ${color.line}`,
    [media.tablet]: { minHeight: '3.25rem', fontSize: font.size.h3 },
    [media.hover]: { '&:hover': { color: color.accent } },
  }),
};

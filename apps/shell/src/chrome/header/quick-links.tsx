import { NavLink, useT } from '@orime/platform';
import { color, css, font, media, space } from '@orime/ui';
import { useHasRoute } from '../../routing/routes-context.tsx';

const LINKS = [
  { to: '/women', label: 'nav.women' },
  { to: '/men', label: 'nav.men' },
  { to: '/designers', label: 'nav.designers' },
  { to: '/digital-magazine', label: 'nav.magazine' },
] as const;

/** The four most used destinations, beside the menu on wide screens. */
export function QuickLinks({ className }: { readonly className?: string }) {
  const t = useT('shell');
  const hasRoute = useHasRoute();
  return (
    <nav className={className} aria-label={t('nav.label')} css={styles.root}>
      {LINKS.filter(({ to }) => hasRoute(to)).map(({ to, label }) => (
        <NavLink key={to} css={styles.link} to={to}>
          {t(label)}
        </NavLink>
      ))}
    </nav>
  );
}

const styles = {
  root: css({ gap: space[5], marginInlineStart: space[3] }),
  link: css({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    fontSize: font.size.sm,
    color: color.muted,
    textDecoration: 'none',
    '&[aria-current="page"]': { color: color.text },
    [media.hover]: { '&:hover': { color: color.text } },
  }),
};

import { Link, useT } from '@orime/platform';
import { color, css, font, media, space } from '@orime/ui';
import { useHasRoute } from '../../routing/routes-context.tsx';
import { PANELS } from './panels/panels.ts';
import type { ShownPanel } from './panels/use-panel.ts';

const LINKS = [
  { to: '/women', label: 'nav.women' },
  { to: '/men', label: 'nav.men' },
  { to: '/sale', label: 'nav.sale' },
  { to: '/lookbook', label: 'nav.lookbook' },
  { to: '/wholesale/catalog', label: 'nav.wholesale' },
  { to: '/about', label: 'nav.about' },
] as const;

/** All destinations: those of the panels, whose panel follows mouse and focus, and the others. */
export function MenuLinks({ panel: shown, show }: Pick<ShownPanel, 'panel' | 'show'>) {
  const t = useT('shell');
  const hasRoute = useHasRoute();
  return (
    <nav aria-label={t('menu.label')} css={styles.root}>
      <ul css={[styles.list, styles.main]}>
        {PANELS.map((panel) => (
          <li key={panel.key} onPointerEnter={({ pointerType }) => pointerType === 'mouse' && show(panel)}>
            <Link css={styles.link} to={panel.to} data-shown={panel === shown || undefined} onFocus={() => show(panel)}>
              {t(`menu.${panel.key}`)}
            </Link>
          </li>
        ))}
      </ul>
      <ul css={styles.list}>
        {LINKS.filter(({ to }) => hasRoute(to)).map(({ to, label }) => (
          <li key={to}>
            <Link css={[styles.link, styles.small]} to={to}>
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const styles = {
  root: css({ display: 'grid', [media.tablet]: { gap: space[5] } }),
  list: css({ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: space[4], listStyle: 'none' }),
  main: css({ [media.tablet]: { gridTemplateColumns: '1fr' } }),
  link: css({
    display: 'flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    fontFamily: font.display,
    fontSize: font.size.h4,
    lineHeight: 1.25,
    textDecoration: 'none',
    borderBlockEnd: `1px solid ${color.line}`,
    [media.tablet]: { minHeight: '3.25rem', fontSize: font.size.h3 },
    [media.hover]: { '&:hover, &[data-shown]': { borderColor: color.text } },
  }),
  small: css({ fontFamily: font.sans, fontSize: font.size.md, [media.tablet]: { minHeight: '2.75rem', fontSize: font.size.md } }),
};

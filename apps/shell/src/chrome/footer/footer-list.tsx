import { Link, useT } from '@orime/platform';
import { css, font, media } from '@orime/ui';
import { useHasRoute } from '../../routing/routes-context.tsx';
import type { FOOTER_COLUMNS, LEGAL_LINKS } from './footer-links.ts';

export type FooterListProps = {
  readonly links: readonly (typeof FOOTER_COLUMNS)[number]['links'][number][] | typeof LEGAL_LINKS;
  readonly className?: string;
};

/** Links whose screens are in the release set. */
export function FooterList({ links, className }: FooterListProps) {
  const t = useT('shell');
  const hasRoute = useHasRoute();
  return (
    <ul css={styles.root} className={className}>
      {links
        .filter(({ to }) => hasRoute(to))
        .map(({ to, label }) => (
          <li key={to}>
            <Link css={footerLink} to={to}>
              {t(label)}
            </Link>
          </li>
        ))}
    </ul>
  );
}

/** How a link looks here, and a button among links. */
export const footerLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  fontSize: font.size.sm,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  [media.tablet]: { minHeight: '2.25rem' },
});

const styles = { root: css({ listStyle: 'none' }) };

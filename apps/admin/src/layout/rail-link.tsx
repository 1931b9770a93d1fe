import { Link, useFormat, useLocation, useT } from '@orime/platform';
import { VisuallyHidden, color, css, font, media, radius, space } from '@orime/ui';
import { RAIL_HOME } from './rail-sections.ts';
import type { RailEntry } from './rail-sections.ts';

export type RailLinkProps = {
  readonly entry: RailEntry;
  /** Nothing is shown for none. */
  readonly waiting: number | undefined;
  readonly onFollow: (() => void) | undefined;
};

/** One duty, marked on its own page and those below it; the home of the area on itself alone. */
export function RailLink({ entry: { to, name }, waiting = 0, onFollow }: RailLinkProps) {
  const t = useT('admin');
  const format = useFormat();
  const { pathname } = useLocation();
  const isCurrent = pathname === to || (to !== RAIL_HOME.to && pathname.startsWith(`${to}/`));
  return (
    <Link css={styles.root} to={to} aria-current={isCurrent ? 'page' : undefined} onClick={onFollow}>
      <span>{t(`rail.${name}`)}</span>
      {waiting > 0 && (
        <span css={styles.count}>
          <span aria-hidden>{format.number(waiting)}</span>
          <VisuallyHidden>{t('rail.waiting', { count: waiting })}</VisuallyHidden>
        </span>
      )}
    </Link>
  );
}

const styles = {
  root: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    minHeight: '2.75rem',
    paddingInline: space[3],
    fontSize: font.size.sm,
    textDecoration: 'none',
    color: color.muted,
    borderRadius: radius.sm,
    [media.desktop]: { minHeight: '2.25rem' },
    '&[aria-current]': { color: color.text, background: color.sunken },
    [media.hover]: { '&:hover': { color: color.text } },
  }),
  count: css({
    minWidth: '1.5rem',
    paddingInline: space[2],
    borderRadius: radius.pill,
    background: color.text,
    color: color.page,
    fontSize: font.size.xs,
    lineHeight: '1.375rem',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  }),
};

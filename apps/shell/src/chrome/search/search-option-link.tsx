import { Link, useText } from '@orime/platform';
import { color, css, media, space } from '@orime/ui';
import type { SearchOption } from './search-options.ts';

export type SearchOptionLinkProps = {
  readonly id: string;
  readonly option: SearchOption;
  readonly isActive: boolean;
  readonly onFollow: () => void;
};

/** A link, so that it can also be opened in another tab; the field keeps the focus and names the active one. */
export function SearchOptionLink({ id, option: { to, name, nameJp }, isActive, onFollow }: SearchOptionLinkProps) {
  const text = useText();
  return (
    <Link css={styles.root} id={id} role="option" aria-selected={isActive} tabIndex={-1} to={to} onClick={onFollow}>
      {text({ name, nameJp })}
    </Link>
  );
}

const styles = {
  root: css({
    display: 'flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    paddingInline: space[3],
    marginInline: `calc(-1 * ${space[3]})`,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&[aria-selected="true"]': { background: color.sunken, outline: `2px solid ${color.text}`, outlineOffset: -2 },
    [media.hover]: { '&:hover': { background: color.sunken } },
  }),
};

import { color, css, font, linkTarget, space, useUiLabel } from '@orime/ui';
import type { LinkLike } from '@orime/ui';

export type BreadcrumbsProps = {
  /** From the root down; the last item is the current page and has no `to`. */
  readonly items: readonly { readonly label: string; readonly to?: string }[];
  readonly linkAs?: LinkLike;
  readonly className?: string;
};

/** The path from the site's root to the current page. */
export function Breadcrumbs({ items, linkAs: Link = 'a', className }: BreadcrumbsProps) {
  const say = useUiLabel();
  return (
    <nav className={className} aria-label={say('breadcrumbs')}>
      <ol css={styles.list}>
        {items.map((item) => (
          <li key={item.label} css={styles.item}>
            {item.to === undefined ? (
              <span aria-current="page">{item.label}</span>
            ) : (
              <Link css={styles.link} {...linkTarget(Link, item.to)}>
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

const styles = {
  list: css({ display: 'flex', flexWrap: 'wrap', columnGap: space[2], fontSize: font.size.sm, color: color.muted }),
  item: css({ display: 'inline-flex', gap: space[2], '&:not(:last-of-type)::after': { content: '"/"', color: color.lineStrong } }),
  link: css({ textDecoration: 'none', '&:hover': { color: color.text, textDecoration: 'underline' } }),
};

import { ChevronLeft, ChevronRight, color, css, font, linkTarget, radius, useUiLabel } from '@orime/ui';
import type { LinkLike } from '@orime/ui';

export type PaginationProps = {
  /** Counts from 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly hrefFor: (page: number) => string;
  readonly linkAs?: LinkLike;
  readonly className?: string;
};

/** Links to the pages of a list; renders nothing for a single page. */
export function Pagination({ page, pageCount, hrefFor, linkAs: Link = 'a', className }: PaginationProps) {
  const say = useUiLabel();
  if (pageCount < 2) return null;
  return (
    <nav className={className} aria-label={say('pages')}>
      <ul css={styles.list}>
        {page > 1 && (
          <li>
            <Link css={styles.link} rel="prev" aria-label={say('previous')} {...linkTarget(Link, hrefFor(page - 1))}>
              <ChevronLeft size={18} aria-hidden />
            </Link>
          </li>
        )}
        {pagesAround(page, pageCount).map((entry) => (
          <li key={entry}>
            {entry < 0 ? (
              <span css={styles.gap} aria-hidden>
                …
              </span>
            ) : (
              <Link
                css={styles.link}
                aria-label={say('page', { n: entry })}
                aria-current={entry === page ? 'page' : undefined}
                {...linkTarget(Link, hrefFor(entry))}
              >
                {entry}
              </Link>
            )}
          </li>
        ))}
        {page < pageCount && (
          <li>
            <Link css={styles.link} rel="next" aria-label={say('next')} {...linkTarget(Link, hrefFor(page + 1))}>
              <ChevronRight size={18} aria-hidden />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** Page numbers to show: first, last and neighbours of `page`; each gap is one negative number. */
export function pagesAround(page: number, pageCount: number): readonly number[] {
  const kept = [...new Set([1, page - 1, page, page + 1, pageCount])].filter((n) => n >= 1 && n <= pageCount);
  return kept.flatMap((n, index) => {
    const before = kept[index - 1];
    if (before === undefined || n - before === 1) return [n];
    return n - before === 2 ? [n - 1, n] : [-n, n];
  });
}

const styles = {
  list: css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '0.25rem' }),
  link: css({
    display: 'grid',
    placeItems: 'center',
    minWidth: '2.75rem',
    height: '2.75rem',
    borderRadius: radius.sm,
    fontSize: font.size.sm,
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'none',
    '&:hover': { background: color.sunken },
    '&[aria-current="page"]': { background: color.text, color: color.inverse },
  }),
  gap: css({ display: 'grid', placeItems: 'center', width: '2rem', height: '2.75rem', color: color.muted }),
};

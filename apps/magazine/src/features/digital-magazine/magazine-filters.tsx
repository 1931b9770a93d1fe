import { Link, useSearchParams, useT, useText } from '@orime/platform';
import { buttonStyles, color, css, font, media, space } from '@orime/ui';
import type { ArticlePage } from './digital-magazine.api.ts';

/** Sections and tags as links: every choice has an address of its own. */
export function MagazineFilters({ page }: { readonly page: ArticlePage }) {
  const t = useT('magazine');
  const text = useText();
  const [search] = useSearchParams();
  return (
    <nav css={styles.root} aria-label={t('digital-magazine.filters')}>
      <ul css={styles.sections}>
        <li>
          <Link css={styles.section} to="/digital-magazine" aria-current={search.has('section') || search.has('tag') ? undefined : 'page'}>
            {t('digital-magazine.all')}
          </Link>
        </li>
        {page.sections.map(({ value, label }) => (
          <li key={value}>
            <Link
              css={styles.section}
              to={`/digital-magazine?section=${encodeURIComponent(value)}`}
              aria-current={search.get('section') === value ? 'page' : undefined}
            >
              {text(label)}
            </Link>
          </li>
        ))}
      </ul>
      <ul css={styles.tags}>
        {page.tags.map(({ value, label }) => (
          <li key={value}>
            <Link
              css={styles.tag}
              to={`/digital-magazine?tag=${encodeURIComponent(value)}`}
              aria-current={search.get('tag') === value ? 'page' : undefined}
            >
              #{text(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function ClearFiltersLink() {
  const t = useT('magazine');
  return (
    <Link css={buttonStyles({ variant: 'secondary' })} to="/digital-magazine">
      {t('digital-magazine.empty.clear')}
    </Link>
  );
}

const list = { display: 'flex', flexWrap: 'wrap', listStyle: 'none', padding: 0, margin: 0 } as const;

const styles = {
  root: css({ display: 'grid', gap: space[3], paddingBlock: space[4], borderBlock: `1px solid ${color.line}` }),
  sections: css({ ...list, columnGap: space[5] }),
  section: css({
    display: 'inline-block',
    paddingBlock: space[2],
    fontFamily: font.display,
    fontSize: font.size.xl,
    color: color.muted,
    textDecoration: 'none',
    '&[aria-current]': { color: color.text, textDecoration: 'underline', textDecorationColor: color.accent, textUnderlineOffset: '0.35em' },
    [media.hover]: { '&:hover': { color: color.text } },
    [media.coarse]: { paddingBlock: space[3] },
  }),
  tags: css({ ...list, columnGap: space[4] }),
  tag: css({
    display: 'inline-block',
    // A tag may be one character.
    minWidth: '1.5rem',
    paddingBlock: space[1],
    fontSize: font.size.sm,
    color: color.muted,
    textDecoration: 'none',
    '&[aria-current]': { color: color.accent },
    [media.hover]: { '&:hover': { color: color.text } },
    [media.coarse]: { minWidth: '2.75rem', paddingBlock: space[3] },
  }),
};

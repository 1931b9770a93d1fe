import { Link, useSearchParams, useT, useText } from '@orime/platform';
import { buttonStyles, color, css, font, media, space } from '@orime/ui';
import type { ArticlePage } from './digital-magazine.api.ts';

/** Sections as links: every choice has an address of its own. */
export function MagazineSections({ page }: { readonly page: ArticlePage }) {
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

const styles = {
  root: css({ borderBlock: `1px solid ${color.line}`, overflowX: 'auto', scrollbarWidth: 'none' }),
  // One row that is pushed sideways on a phone, so that the opener stays on the first screen.
  sections: css({ display: 'flex', columnGap: space[5], listStyle: 'none', padding: 0, margin: 0, whiteSpace: 'nowrap' }),
  section: css({
    display: 'inline-block',
    paddingBlock: space[3],
    fontFamily: font.display,
    fontSize: font.size.lg,
    color: color.muted,
    textDecoration: 'none',
    '&[aria-current]': { color: color.text, textDecoration: 'underline', textDecorationColor: color.accent, textUnderlineOffset: '0.35em' },
    [media.hover]: { '&:hover': { color: color.text } },
  }),
};

import { Link, useSearchParams, useT, useText } from '@orime/platform';
import { color, css, font, Heading, media, space, Text } from '@orime/ui';
import type { ArticlePage } from './digital-magazine.api.ts';

/** Tags and the feed, for those who have come to the end. */
export function MagazineFoot({ page }: { readonly page: ArticlePage }) {
  const t = useT('magazine');
  const text = useText();
  const [search] = useSearchParams();
  return (
    <nav css={styles.root} aria-labelledby="magazine-tags">
      <Heading level={2} size={4} id="magazine-tags">
        {t('digital-magazine.tags')}
      </Heading>
      <ul css={styles.tags}>
        {page.tags.map(({ value, label }) => (
          <li key={value}>
            <Link
              css={styles.tag}
              to={`/digital-magazine?tag=${encodeURIComponent(value)}`}
              aria-current={search.get('tag') === value ? 'page' : undefined}
            >
              {text(label)}
            </Link>
          </li>
        ))}
      </ul>
      <Text size="sm" tone="muted" css={styles.feed}>
        <a href="/rss.xml">{t('digital-magazine.rss')}</a>
      </Text>
    </nav>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gap: space[3],
    marginBlockStart: space[8],
    paddingBlockStart: space[5],
    borderBlockStart: `1px solid ${color.line}`,
  }),
  tags: css({ display: 'flex', flexWrap: 'wrap', columnGap: space[4], listStyle: 'none', padding: 0, margin: 0 }),
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
  feed: css({ '& a': { display: 'inline-block', paddingBlock: space[2] } }),
};

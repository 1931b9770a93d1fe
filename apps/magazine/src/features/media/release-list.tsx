import type { listArticles } from '@orime/contracts/api/editorial/article';
import type { Answer } from '@orime/contracts/schemas';
import { Link, useFormat, useRouteRead, useT, useText } from '@orime/platform';
import { color, css, FailedState, font, Heading, media, Skeleton, SkeletonRegion, space, Text } from '@orime/ui';
import { RELEASES_READ } from './media-reads.ts';

/** What the house has announced, newest first. */
export function ReleaseList() {
  const t = useT('magazine');
  const text = useText();
  const format = useFormat();
  const releases = useRouteRead<Answer<typeof listArticles>>(RELEASES_READ);
  return (
    <section css={styles.root} aria-labelledby="press-releases">
      <Heading level={2} id="press-releases">
        {t('media.releases')}
      </Heading>
      {releases.isError && <FailedState level={3} onRetry={() => void releases.refetch()} busy={releases.isFetching} />}
      {releases.isPending && (
        <SkeletonRegion css={styles.loading}>
          {[0, 1, 2, 3].map((row) => (
            <Skeleton key={row} height="5rem" />
          ))}
        </SkeletonRegion>
      )}
      {releases.data?.items.length === 0 && <Text tone="muted">{t('media.releases.none')}</Text>}
      <ul css={styles.list}>
        {releases.data?.items.map(({ id, slug, title, dek, publishedAt }) => (
          <li key={id} css={styles.row}>
            <Text size="sm" tone="muted">
              {publishedAt !== null && <time dateTime={publishedAt}>{format.date(publishedAt)}</time>}
            </Text>
            <Link css={styles.title} to={`/article/id/${slug}`}>
              {text(title)}
            </Link>
            <Text tone="muted">{text(dek)}</Text>
          </li>
        ))}
      </ul>
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[5] }),
  loading: css({ display: 'grid', gap: space[3] }),
  list: css({ margin: 0, padding: 0, listStyle: 'none' }),
  row: css({
    display: 'grid',
    gap: space[2],
    paddingBlock: space[4],
    borderBlockStart: `1px solid ${color.line}`,
    [media.desktop]: { gridTemplateColumns: '11rem minmax(0, 6fr) minmax(0, 5fr)', gap: space[5], alignItems: 'baseline' },
  }),
  title: css({
    fontFamily: font.display,
    fontSize: font.size.h4,
    lineHeight: 1.25,
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  }),
};

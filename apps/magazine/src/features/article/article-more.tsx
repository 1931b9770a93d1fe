import { ArticleCard } from '@orime/cards';
import type { Article } from '@orime/contracts/api/editorial/article';
import { Link, useT, useText } from '@orime/platform';
import { color, Container, css, font, Grid, Heading, space, Text } from '@orime/ui';

/** Where to read on: the next story, and those beside this one. */
export function ArticleMore({ article }: { readonly article: Article }) {
  const t = useT('magazine');
  const text = useText();
  return (
    <footer css={styles.root}>
      {article.next && (
        <Container>
          <Link css={styles.next} to={`/article/id/${article.next.slug}`}>
            <Text as="span" label tone="muted">
              {t('article.next')}
            </Text>
            <span css={styles.nextTitle}>{text(article.next.title)}</span>
          </Link>
        </Container>
      )}
      {article.related.length > 0 && (
        <Container>
          <Heading level={2} size={3} css={styles.heading}>
            {t('article.related')}
          </Heading>
          <Grid as="ul" columns={[1, 3, 3]} gap={5} rowGap={7}>
            {article.related.slice(0, 3).map((related) => (
              <li key={related.id}>
                <ArticleCard article={related} />
              </li>
            ))}
          </Grid>
        </Container>
      )}
    </footer>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[8], paddingBlockEnd: space[9] }),
  next: css({
    display: 'grid',
    gap: space[2],
    padding: space[5],
    background: color.surface,
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { background: color.raised },
  }),
  nextTitle: css({ fontFamily: font.display, fontSize: font.size.h3, lineHeight: font.leadingDisplay }),
  heading: css({ marginBlockEnd: space[5] }),
};

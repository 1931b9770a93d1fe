import type { Chapter } from '@orime/contracts/api/editorial/collection';
import { Link, useT, useText } from '@orime/platform';
import { color, css, Heading, space, Text } from '@orime/ui';
import { handbookUrl } from './handbook-address.ts';
import { searchHandbook } from './search-handbook.ts';

export type HandbookHitsProps = { readonly chapters: readonly Chapter[]; readonly query: string };

/** Where a word stands in the handbook. */
export function HandbookHits({ chapters, query }: HandbookHitsProps) {
  const t = useT('magazine');
  const text = useText();
  const hits = searchHandbook(chapters, query);
  const count = hits.reduce((sum, hit) => sum + hit.count, 0);
  return (
    <section aria-labelledby="handbook-hits" css={styles.root}>
      <div role="status">
        <Heading level={2} size={4} id="handbook-hits">
          {t('handbook.hits', { count, query: query.trim() })}
        </Heading>
      </div>
      {hits.map(({ chapter, passages }) => (
        <div key={chapter.id} css={styles.chapter}>
          <Heading level={3} size={4}>
            <Link to={handbookUrl({ chapter: chapter.slug })}>{text(chapter.title)}</Link>
          </Heading>
          <ul css={styles.passages}>
            {passages.map(({ before, found, after }, index) => (
              <li key={index}>
                {before}
                <mark css={styles.found}>{found}</mark>
                {after}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {hits.length === 0 && <Text tone="muted">{t('handbook.no-hits')}</Text>}
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[5] }),
  chapter: css({ display: 'grid', gap: space[2], paddingBlockStart: space[4], borderBlockStart: `1px solid ${color.line}` }),
  passages: css({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none', color: color.muted, maxWidth: '46rem' }),
  found: css({ background: color.warningSoft, color: color.text }),
};

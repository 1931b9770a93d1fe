import { ArticleCard } from '@orime/cards';
import type { PropsOfSlot } from '@orime/contracts';
import type { ArticleCard as Story } from '@orime/contracts/api/editorial/article';
import { useFragmentRead, useT } from '@orime/platform';
import { css, Heading, space } from '@orime/ui';
import { DESIGN_STORIES_READ } from './lent-stories-reads.ts';

/** Stories that name a design, on its own page: nothing where there are none. */
export default function DesignStoriesFragment(props: PropsOfSlot<'design-stories@1'>) {
  const { data: stories = [] } = useFragmentRead<readonly Story[]>(DESIGN_STORIES_READ, props);
  return stories.length === 0 ? null : <DesignStories stories={stories} />;
}

function DesignStories({ stories }: { readonly stories: readonly Story[] }) {
  const t = useT('magazine');
  return (
    <section css={styles.root} aria-labelledby="design-stories">
      <Heading id="design-stories" level={2} size={3}>
        {t('lent.in-the-magazine')}
      </Heading>
      <ul css={styles.list}>
        {stories.map((story) => (
          <li key={story.id}>
            <ArticleCard article={story} layout="row" sizes="10rem" />
          </li>
        ))}
      </ul>
    </section>
  );
}

const styles = {
  // The columns follow the room that the slot has, not the window.
  root: css({ display: 'grid', gap: space[5], containerType: 'inline-size' }),
  list: css({
    display: 'grid',
    gap: space[6],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@container (min-width: 48rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  }),
};

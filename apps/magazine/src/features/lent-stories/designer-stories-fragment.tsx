import { ArticleCard } from '@orime/cards';
import type { PropsOfSlot } from '@orime/contracts';
import type { ArticleCard as Story } from '@orime/contracts/api/editorial/article';
import { useFragmentRead, useT } from '@orime/platform';
import { FailedState, Text } from '@orime/ui';
import { LENT_SIZES, LentList, LentListSkeleton } from './lent-list.tsx';
import { DESIGNER_STORIES_READ } from './lent-stories-reads.ts';

/** What was written about a designer, and by them, on somebody else's page. */
export default function DesignerStoriesFragment(props: PropsOfSlot<'designer-stories@1'>) {
  const t = useT('magazine');
  const stories = useFragmentRead<readonly Story[]>(DESIGNER_STORIES_READ, props);
  if (stories.isError) return <FailedState level={3} onRetry={() => void stories.refetch()} busy={stories.isFetching} />;
  if (stories.data === undefined) return <LentListSkeleton />;
  if (stories.data.length === 0) return <Text tone="muted">{t('lent.no-stories')}</Text>;
  return (
    <LentList label={t('lent.stories')}>
      {stories.data.map((story) => (
        <li key={story.id}>
          <ArticleCard article={story} sizes={LENT_SIZES} />
        </li>
      ))}
    </LentList>
  );
}

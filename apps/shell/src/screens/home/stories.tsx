import { ArticleCard } from '@orime/cards';
import type { listArticles } from '@orime/contracts/api/editorial/article';
import type { Answer } from '@orime/contracts/schemas';
import { useRouteRead, useT } from '@orime/platform';
import { Grid } from '@orime/ui';
import { STORIES } from './home-reads.ts';
import { HomeSection } from './home-section.tsx';

/** Three stories after the one on the cover. They come with the cover's read, which has a fallback of its own. */
export function Stories() {
  const t = useT('shell');
  const { data } = useRouteRead<Answer<typeof listArticles>>(STORIES);
  const stories = data?.items.slice(1, 4) ?? [];
  if (stories.length === 0) return null;
  return (
    <HomeSection title={t('home.stories.title')} to="/digital-magazine" linkLabel={t('home.stories.link')}>
      <Grid columns={[1, 3, 3]} gap={5} rowGap={6}>
        {stories.map((article) => (
          <ArticleCard key={article.id} article={article} />
        ))}
      </Grid>
    </HomeSection>
  );
}

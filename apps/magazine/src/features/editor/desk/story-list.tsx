import type { ArticleCard } from '@orime/contracts/api/editorial/article';
import { keepPreviousData, Link, useFormat, useQuery, useSearchParams, useT, useText } from '@orime/platform';
import { color, css, EmptyState, FailedState, font, Image, Skeleton, SkeletonRegion, space, Text } from '@orime/ui';
import { Pagination } from '@orime/ui/data';
import { storiesQuery, type DeskTab } from './desk.api.ts';

const PAGE_SIZE = 24;

export type StoryListProps = { readonly tab: DeskTab; readonly authorId: string | undefined };

/** Stories of one state, the newest first. */
export function StoryList({ tab, authorId }: StoryListProps) {
  const t = useT('magazine');
  const [search] = useSearchParams();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const stories = useQuery({ ...storiesQuery(tab, { authorId, page }), placeholderData: keepPreviousData });
  if (stories.isPending)
    return (
      <SkeletonRegion>
        <Skeleton height="5rem" />
        <Skeleton height="5rem" />
        <Skeleton height="5rem" />
      </SkeletonRegion>
    );
  if (stories.isError) return <FailedState onRetry={() => void stories.refetch()} busy={stories.isFetching} />;
  const { items, total } = stories.data;
  if (items.length === 0) return <EmptyState title={t(`editor.desk.empty.${tab}`)} text={t('editor.desk.empty.text')} />;
  return (
    <>
      <ul css={styles.list}>
        {items.map((story) => (
          <StoryRow key={story.id} story={story} tab={tab} />
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={Math.ceil(total / PAGE_SIZE)}
        hrefFor={(number) => `/new-article?tab=${tab}&page=${number}`}
        linkAs={Link}
      />
    </>
  );
}

function StoryRow({ story, tab }: { readonly story: ArticleCard; readonly tab: DeskTab }) {
  const t = useT('magazine');
  const text = useText();
  const format = useFormat();
  const to = tab === 'published' || tab === 'unpublished' ? `/article/edit/id/${story.id}` : `/article/draft/edit/id/${story.id}`;
  const facts = [text(story.sectionLabel), text(story.author), story.publishedAt === null ? '' : format.date(story.publishedAt)];
  return (
    <li css={styles.row}>
      <span css={styles.picture}>
        {story.cover && <Image image={story.cover} alt="" sizes="5rem" ratio="1 / 1" focus={story.coverFocal ?? undefined} />}
      </span>
      <div css={styles.words}>
        <h2 css={styles.title}>
          <Link css={styles.link} to={to}>
            {text(story.title) || t('editor.untitled')}
          </Link>
        </h2>
        <Text size="sm" tone="muted">
          {facts.filter(Boolean).join(' · ')}
        </Text>
      </div>
    </li>
  );
}

const styles = {
  list: css({ margin: 0, padding: 0, listStyle: 'none', display: 'grid' }),
  row: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '4rem minmax(0, 1fr)',
    gap: space[4],
    alignItems: 'center',
    paddingBlock: space[3],
    borderBlockEnd: `1px solid ${color.line}`,
  }),
  picture: css({ display: 'block', minHeight: '4rem', background: color.sunken }),
  words: css({ display: 'grid', gap: space[1] }),
  title: css({ fontFamily: font.display, fontSize: font.size.h4, fontWeight: 400, lineHeight: font.leadingDisplay }),
  // The whole row leads to the story.
  link: css({
    color: 'inherit',
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline', textDecorationThickness: '1px' },
  }),
};

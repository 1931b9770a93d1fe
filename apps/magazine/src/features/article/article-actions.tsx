import type { Article } from '@orime/contracts/api/article';
import { useFormat, useLocation, useMutation, useNavigate, useQueryClient, useSession, useT, useText } from '@orime/platform';
import { Button, color, css, Heart, showToast, space } from '@orime/ui';
import { Share2 } from '@orime/ui/icons';
import { likeArticle } from './article.api.ts';
import type { QueryKey } from './query-key.ts';

export interface ArticleActionsProps {
  readonly article: Article;
  readonly queryKey: QueryKey;
}

/** Like (shown at once, taken back when the server refuses) and share. */
export function ArticleActions({ article, queryKey }: ArticleActionsProps) {
  const t = useT('magazine');
  const text = useText();
  const format = useFormat();
  const session = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const cache = useQueryClient();
  const { liked } = article.viewer;

  const like = useMutation({
    mutationFn: (wanted: boolean) => likeArticle(article.id, wanted),
    onMutate: (wanted) => {
      const before = cache.getQueryData<Article>(queryKey);
      if (before !== undefined) cache.setQueryData<Article>(queryKey, { ...before, likes: before.likes + (wanted ? 1 : -1), viewer: { liked: wanted } });
      return { before };
    },
    onSuccess: (answer) => {
      cache.setQueryData<Article>(queryKey, (now) => now && { ...now, likes: answer.likes, viewer: { liked: answer.liked } });
    },
    onError: (_error, _wanted, kept) => {
      cache.setQueryData(queryKey, kept?.before);
      showToast({ message: t('article.like-failed'), tone: 'danger' });
    },
  });

  function handleLike(): void {
    if (session.status === 'signed-in') like.mutate(!liked);
    else navigate(`/register?returnTo=${encodeURIComponent(location.pathname)}`);
  }

  async function handleShare(): Promise<void> {
    const url = window.location.href;
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title: text(article.title), url });
      else {
        await navigator.clipboard.writeText(url);
        showToast({ message: t('article.link-copied'), tone: 'success' });
      }
    } catch (error) {
      // Closing the share sheet is a choice, not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) showToast({ message: t('article.share-failed'), tone: 'danger' });
    }
  }

  return (
    <div css={styles.root}>
      <Button variant="secondary" aria-pressed={liked} onClick={handleLike}>
        <Heart size={18} fill={liked ? 'currentColor' : 'none'} aria-hidden />
        {t('article.like')}
        <span css={styles.count}>{format.number(article.likes)}</span>
      </Button>
      <Button variant="secondary" onClick={() => void handleShare()}>
        <Share2 size={18} aria-hidden />
        {t('article.share')}
      </Button>
    </div>
  );
}

const styles = {
  root: css({ display: 'flex', gap: space[3], marginBlock: space[7], paddingBlockStart: space[5], borderBlockStart: `1px solid ${color.line}` }),
  count: css({ fontVariantNumeric: 'tabular-nums' }),
};

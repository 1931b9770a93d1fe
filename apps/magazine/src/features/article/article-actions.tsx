import type { Article } from '@orime/contracts/api/editorial/article';
import { useFormat, useLike, useLocation, useNavigate, useT, useText } from '@orime/platform';
import { Button, color, css, Heart, showToast, space, VisuallyHidden } from '@orime/ui';
import { Share2 } from '@orime/ui/icons';

export type ArticleActionsProps = {
  readonly article: Article;
};

/** Like (shown at once, taken back when the server refuses) and share. */
export function ArticleActions({ article }: ArticleActionsProps) {
  const t = useT('magazine');
  const text = useText();
  const format = useFormat();
  const navigate = useNavigate();
  const location = useLocation();
  const { liked, likes, isSignedIn, isChanged, toggle } = useLike('article', article.id, {
    liked: article.viewer.liked,
    likes: article.likes,
  });

  function handleLike(): void {
    if (isSignedIn) toggle().catch(() => showToast({ message: t('article.like-failed'), tone: 'danger' }));
    else void navigate(`/register?returnTo=${encodeURIComponent(location.pathname)}`);
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
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        showToast({ message: t('article.share-failed'), tone: 'danger' });
    }
  }

  return (
    <div css={styles.root}>
      <Button variant="secondary" aria-pressed={liked} onClick={handleLike}>
        <Heart size={18} fill={liked ? 'currentColor' : 'none'} aria-hidden />
        {t('article.like')}
        <span css={styles.count}>{format.number(likes)}</span>
      </Button>
      <VisuallyHidden role="status">{isChanged && t('article.likes', { count: likes })}</VisuallyHidden>
      <Button variant="secondary" onClick={() => void handleShare()}>
        <Share2 size={18} aria-hidden />
        {t('article.share')}
      </Button>
    </div>
  );
}

const styles = {
  root: css({
    display: 'flex',
    gap: space[3],
    maxWidth: '36rem',
    marginBlock: space[7],
    paddingBlockStart: space[5],
    borderBlockStart: `1px solid ${color.line}`,
  }),
  count: css({ fontVariantNumeric: 'tabular-nums' }),
};

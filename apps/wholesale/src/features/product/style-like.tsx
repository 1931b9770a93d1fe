import type { WholesaleProduct } from '@orime/contracts/api/trade/wholesale';
import { useLike, useQueryClient, useT } from '@orime/platform';
import { color, css, Heart, IconButton, showToast } from '@orime/ui';

/** Puts a style among the buyer's favourites, which stand on the dashboard and filter the catalog. */
export function StyleLike({ product }: { readonly product: Pick<WholesaleProduct, 'id' | 'liked' | 'likes'> }) {
  const t = useT('wholesale');
  const queries = useQueryClient();
  const like = useLike('design', product.id, { liked: product.liked, likes: product.likes });

  async function handlePress(): Promise<void> {
    try {
      await like.toggle();
      await queries.invalidateQueries({ queryKey: ['wholesale', 'picks'] });
    } catch {
      showToast({ tone: 'danger', message: t('product.like.failed') });
    }
  }

  return (
    <IconButton label={t('product.like')} aria-pressed={like.liked} onClick={() => void handlePress()}>
      <Heart size={20} strokeWidth={1.5} aria-hidden css={like.liked ? styles.filled : undefined} />
    </IconButton>
  );
}

const styles = { filled: css({ fill: color.accent, stroke: color.accent }) };

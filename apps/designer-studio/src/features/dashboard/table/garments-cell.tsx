import type { SellerOrder } from '@orime/contracts/api/selling/order';
import { useT, useText } from '@orime/platform';
import { css, Image, space, Text } from '@orime/ui';

/** Pictures of the first garments of an order, the name of the first, and how many more there are. */
export function GarmentsCell({ lines }: { readonly lines: SellerOrder['lines'] }) {
  const t = useT('designer-studio');
  const text = useText();
  const [first] = lines;
  if (first === undefined) return null;
  const more = lines.reduce((count, { quantity }) => count + quantity, -1);
  return (
    <span css={styles.root}>
      {lines
        .slice(0, PICTURES)
        .map(({ id, image }) => image && <Image key={id} image={image} alt="" sizes="2rem" ratio="3 / 4" css={styles.image} />)}
      <span css={styles.words}>
        {text(first)}
        {more > 0 && (
          <Text size="sm" tone="muted">
            {t('orders.more', { count: more })}
          </Text>
        )}
      </span>
    </span>
  );
}

const PICTURES = 3;

const styles = {
  root: css({ display: 'flex', gap: space[2], alignItems: 'center' }),
  image: css({ flex: 'none', width: '2rem' }),
  words: css({ minWidth: '7rem' }),
};

import type { Order } from '@orime/contracts/api/selling/order';
import { useText } from '@orime/platform';
import { color, css, font, Image } from '@orime/ui';
import { useMaker } from './use-maker.ts';

/** The designer's picture; without one, and until it comes, the first letter of the name. Fetches. */
export function MakerFace({ order }: { readonly order: Order }) {
  const text = useText();
  const avatar = useMaker(order)?.designerCard.avatar;
  return (
    <span css={styles.root} aria-hidden>
      {avatar ? <Image image={avatar} alt="" sizes="3.5rem" ratio="1" css={styles.picture} /> : [...text(order.seller)][0]}
    </span>
  );
}

const styles = {
  root: css({
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    width: '3.5rem',
    height: '3.5rem',
    overflow: 'hidden',
    borderRadius: '50%',
    background: color.sunken,
    color: color.muted,
    fontFamily: font.display,
    fontSize: font.size.h4,
  }),
  picture: css({ width: '100%' }),
};

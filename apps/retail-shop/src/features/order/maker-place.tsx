import type { Order } from '@orime/contracts/api/selling/order';
import { Slot, useIsSlotFilled } from '@orime/platform';
import { css, Heading, media, space } from '@orime/ui';
import { WhenNear } from '@orime/ui/data';
import { useOrderT } from './order-texts.ts';
import { useMaker } from './use-maker.ts';

/** Where it is made, on a map that another part of the site lends: the workshop, or the designer's own atelier. */
export function MakerPlace({ order }: { readonly order: Order }) {
  const t = useOrderT();
  const hasMap = useIsSlotFilled('place-map@1');
  if (!hasMap) return null;
  return (
    <section css={styles.root} aria-labelledby={`made-${order.id}`}>
      <Heading level={3} size={5} plain id={`made-${order.id}`}>
        {t('order.made-at')}
      </Heading>
      <WhenNear css={styles.map}>
        <MadeAt order={order} />
      </WhenNear>
    </section>
  );
}

function MadeAt({ order }: { readonly order: Order }) {
  const maker = useMaker(order);
  // Nobody is shown a map that moves on from one place to another.
  if (maker === undefined) return null;
  return <Slot name="place-map@1" props={{ handle: maker?.producer?.handle ?? order.seller.handle }} />;
}

const styles = {
  root: css({ display: 'grid', gap: space[3] }),
  // As high as the map and the words beside it: what follows must not move when they come.
  map: css({ minHeight: '26rem', [media.tablet]: { minHeight: '22rem' } }),
};

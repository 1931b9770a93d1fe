import { css, space } from '@orime/ui';
import { MadeToOrder } from './made-to-order.tsx';
import { ServiceLine } from './service-line.tsx';
import { Teasers } from './teasers.tsx';

/** The end of the front page: how things are made, two ways to look further, and what holds for every order. */
export function Closing() {
  return (
    <div css={styles.root}>
      <MadeToOrder />
      <Teasers />
      <ServiceLine />
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: `clamp(${space[8]}, 8vw, ${space[10]})` }),
};

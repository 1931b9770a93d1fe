import { css, space } from '@orime/ui';
import { Categories } from './categories.tsx';
import { DesignerTold } from './designer-told.tsx';
import { ShopTheLook } from './shop-the-look.tsx';

/** The middle of the front page, in one file of code because whoever scrolls sees all of it. */
export function Issue() {
  return (
    <div css={styles.root}>
      <Categories />
      <DesignerTold />
      <ShopTheLook />
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: `clamp(${space[8]}, 8vw, ${space[10]})` }),
};

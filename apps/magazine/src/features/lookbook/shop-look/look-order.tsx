import type { Lookbook } from '@orime/contracts/api/catalogue/lookbook';
import { openCart, useT } from '@orime/platform';
import { Button, css, space } from '@orime/ui';
import { Drawer } from '@orime/ui/overlays';
import { useState } from 'react';
import { LookGarment } from './look-garment.tsx';

export type LookOrderProps = {
  readonly look: Lookbook['looks'][number];
  readonly onClose: () => void;
};

/** What is worn in a look, each in the size that is chosen beside it. */
export function LookOrder({ look, onClose }: LookOrderProps) {
  const t = useT('magazine');
  const [added, setAdded] = useState(0);
  const showCart = (): void => {
    onClose();
    openCart();
  };
  return (
    <Drawer
      isOpen
      title={t('look-order.title', { number: look.number })}
      onClose={onClose}
      footer={
        added > 0 && (
          <Button block onClick={showCart}>
            {t('look-order.cart')}
          </Button>
        )
      }
    >
      <ul css={styles.list}>
        {look.hotspots.map(({ designId }) => (
          <LookGarment key={designId} designId={designId} onAdded={() => setAdded((count) => count + 1)} />
        ))}
      </ul>
    </Drawer>
  );
}

const styles = { list: css({ display: 'grid', gap: space[6], margin: 0, padding: 0, listStyle: 'none' }) };

import type { Design } from '@orime/contracts/api/catalogue/design';
import { useT } from '@orime/platform';
import { Button } from '@orime/ui';
import { lazy, Suspense, useState } from 'react';

const StockAlertDialog = lazy(() => import('./stock-alert-dialog.tsx').then((module) => ({ default: module.StockAlertDialog })));

export type StockAlertButtonProps = {
  readonly design: Pick<Design, 'id' | 'name' | 'nameJp'>;
  /** Sizes that can be waited for. */
  readonly sizes: readonly string[];
  /** Nothing of the design can be bought. */
  readonly isMain: boolean;
};

/** Opens the form that asks for a mail when a size is back. */
export function StockAlertButton({ design, sizes, isMain }: StockAlertButtonProps) {
  const t = useT('retail-shop');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant={isMain ? 'primary' : 'secondary'} size={isMain ? 'lg' : 'md'} block onClick={() => setOpen(true)}>
        {t(isMain ? 'alert.open' : 'alert.open.size')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <StockAlertDialog design={design} sizes={sizes} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

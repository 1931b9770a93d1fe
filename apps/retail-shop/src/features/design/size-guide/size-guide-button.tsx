import type { Design } from '@orime/contracts/api/catalogue/design';
import { useT } from '@orime/platform';
import { Button } from '@orime/ui';
import { Ruler } from '@orime/ui/icons';
import { lazy, Suspense, useState } from 'react';

const SizeGuideDialog = lazy(() => import('./size-guide-dialog.tsx').then((module) => ({ default: module.SizeGuideDialog })));

export type SizeGuideButtonProps = {
  readonly design: Pick<Design, 'sizeChart'>;
  /** The size that is chosen on the page. */
  readonly size: string | undefined;
};

/** Opens the garment's measurements; nothing where there are none. */
export function SizeGuideButton({ design, size }: SizeGuideButtonProps) {
  const t = useT('retail-shop');
  const [isOpen, setOpen] = useState(false);
  if (design.sizeChart.length === 0) return null;
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        <Ruler size={16} strokeWidth={1.5} aria-hidden />
        {t('size-guide.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SizeGuideDialog chart={design.sizeChart} start={size} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

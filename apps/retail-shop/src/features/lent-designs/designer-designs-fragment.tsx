import { ProductGridSkeleton } from '@orime/cards';
import type { PropsOfSlot } from '@orime/contracts';
import type { DesignCard } from '@orime/contracts/api/catalogue/design';
import { useFragmentRead } from '@orime/platform';
import { FailedState } from '@orime/ui';
import { DESIGNER_DESIGNS_READ, LENT_COUNT } from './lent-designs-reads.ts';
import { LentGrid } from './lent-grid.tsx';

/** A designer's newest designs on somebody else's page. */
export default function DesignerDesignsFragment(props: PropsOfSlot<'designer-designs@1'>) {
  const designs = useFragmentRead<readonly DesignCard[]>(DESIGNER_DESIGNS_READ, props);
  if (designs.data !== undefined) return <LentGrid designs={designs.data} />;
  if (designs.isError) return <FailedState level={3} onRetry={() => void designs.refetch()} busy={designs.isFetching} />;
  return <ProductGridSkeleton count={LENT_COUNT} columns={[2, 2, 2]} />;
}

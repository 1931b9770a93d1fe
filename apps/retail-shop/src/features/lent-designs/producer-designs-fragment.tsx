import { ProductGridSkeleton } from '@orime/cards';
import type { PropsOfSlot } from '@orime/contracts';
import type { Producer } from '@orime/contracts/api/people/producer';
import { useFragmentRead } from '@orime/platform';
import { FailedState } from '@orime/ui';
import { LENT_COUNT, PRODUCER_DESIGNS_READ } from './lent-designs-reads.ts';
import { LentGrid } from './lent-grid.tsx';

/** What a producer has made, as the shop sells it, on somebody else's page. */
export default function ProducerDesignsFragment(props: PropsOfSlot<'producer-designs@1'>) {
  const producer = useFragmentRead<Producer>(PRODUCER_DESIGNS_READ, props);
  if (producer.data !== undefined) return <LentGrid designs={producer.data.designs} />;
  if (producer.isError) return <FailedState level={3} onRetry={() => void producer.refetch()} busy={producer.isFetching} />;
  return <ProductGridSkeleton count={LENT_COUNT} columns={[2, 3, 4]} />;
}

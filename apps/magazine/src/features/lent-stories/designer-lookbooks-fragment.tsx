import { LookbookCard } from '@orime/cards';
import type { PropsOfSlot } from '@orime/contracts';
import type { Lookbook } from '@orime/contracts/api/catalogue/lookbook';
import { useFragmentRead, useT } from '@orime/platform';
import { FailedState, Text } from '@orime/ui';
import { LENT_SIZES, LentList, LentListSkeleton } from './lent-list.tsx';
import { DESIGNER_LOOKBOOKS_READ } from './lent-stories-reads.ts';

/** A designer's lookbooks on somebody else's page; each opens at its first look. */
export default function DesignerLookbooksFragment(props: PropsOfSlot<'designer-lookbooks@1'>) {
  const t = useT('magazine');
  const lookbooks = useFragmentRead<readonly Lookbook[]>(DESIGNER_LOOKBOOKS_READ, props);
  if (lookbooks.isError) return <FailedState level={3} onRetry={() => void lookbooks.refetch()} busy={lookbooks.isFetching} />;
  if (lookbooks.data === undefined) return <LentListSkeleton />;
  if (lookbooks.data.length === 0) return <Text tone="muted">{t('lent.no-lookbooks')}</Text>;
  return (
    <LentList label={t('lent.lookbooks')}>
      {lookbooks.data.map((lookbook) => (
        <li key={lookbook.id}>
          <LookbookCard lookbook={lookbook} to={`/lookbook?book=${lookbook.slug}`} sizes={LENT_SIZES} />
        </li>
      ))}
    </LentList>
  );
}

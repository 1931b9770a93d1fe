import { useT } from '@orime/platform';
import { StatusTimeline } from '@orime/ui/data';

/** Where a registration stands. Details and trade are one page, papers and addresses the next. */
export function RegistrationSteps({ isRegistered }: { readonly isRegistered: boolean }) {
  const t = useT('wholesale');
  return (
    <StatusTimeline
      horizontal
      label={t('buyer.steps')}
      steps={(['company', 'trade', 'documents', 'addresses'] as const).map((id, index) => ({
        id,
        label: t(`buyer.step.${id}`),
        state: isRegistered === index < 2 ? (index < 2 ? 'done' : 'upcoming') : 'current',
      }))}
    />
  );
}

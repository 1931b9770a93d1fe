import { useT } from '@orime/platform';
import { StatusTimeline } from '@orime/ui/data';

export const STEPS = ['company', 'trade', 'documents', 'addresses'] as const;
export type RegistrationStep = (typeof STEPS)[number];

/** Where a registration stands. */
export function RegistrationSteps({ current }: { readonly current: RegistrationStep }) {
  const t = useT('wholesale');
  const at = STEPS.indexOf(current);
  return (
    <StatusTimeline
      horizontal
      label={t('buyer.steps')}
      steps={STEPS.map((id, index) => ({
        id,
        label: t(`buyer.step.${id}`),
        state: index < at ? 'done' : index === at ? 'current' : 'upcoming',
      }))}
    />
  );
}

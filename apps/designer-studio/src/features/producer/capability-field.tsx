import type { Vocabulary } from '@orime/contracts/api/site/vocabulary';
import { ChoiceGroup, FieldGroup } from '@orime/forms';
import { useRouteRead, useT, useText } from '@orime/platform';
import { FailedState, Skeleton, SkeletonRegion } from '@orime/ui';
import { VOCABULARY_READ } from '../vocabulary/index.ts';

export type CapabilityFieldProps = {
  readonly id: string;
  readonly value: readonly string[];
  readonly error?: string;
  readonly onChange: (value: readonly string[]) => void;
};

/** The crafts of a workshop. Fetches the list of them. */
export function CapabilityField({ id, value, error, onChange }: CapabilityFieldProps) {
  const t = useT('designer-studio');
  const text = useText();
  const { data, isError, isFetching, refetch } = useRouteRead<Vocabulary>(VOCABULARY_READ);
  const group = { id, legend: t('producer.capabilities'), error };
  if (data !== undefined) {
    const options = data.capabilities.map(({ key, label }) => ({ value: key, label: text(label) }));
    return <ChoiceGroup {...group} options={options} value={value} onChange={onChange} />;
  }
  return (
    <FieldGroup {...group}>
      {isError ? (
        <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <SkeletonRegion>
          <Skeleton height="14rem" />
        </SkeletonRegion>
      )}
    </FieldGroup>
  );
}

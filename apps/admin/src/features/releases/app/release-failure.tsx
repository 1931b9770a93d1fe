import { FormFailure } from '@orime/forms';
import { isApiError } from '@orime/platform';
import { Button, Notice, Stack, Text } from '@orime/ui';
import { isStale, StaleNotice } from '../../../parts/stale-notice.tsx';
import { useReleasesT } from '../releases-texts.ts';

/** Refusals of the registry that a reader can do something about. */
const REASONS = [
  'version_unknown',
  'route_conflict',
  'shell_api_mismatch',
  'types_mismatch',
  'types_not_compared',
  'nothing_to_roll_back',
  'rolled_back',
  'trial_impossible',
  'manifest_invalid',
  'contract_unsupported',
];

export type ReleaseFailureProps = {
  readonly error: unknown;
  readonly onReload: () => void;
  /** Releases what somebody has rolled back. */
  readonly onAgain: () => void;
};

/** Why nothing was released: somebody was faster, the versions do not fit each other, or it failed. */
export function ReleaseFailure({ error, onReload, onAgain }: ReleaseFailureProps) {
  const t = useReleasesT();
  if (isStale(error)) return <StaleNotice onReload={onReload} />;
  const refusal = refusalOf(error);
  if (refusal === undefined) return <FormFailure failure={error} />;
  return (
    <Notice tone="danger" role="alert" title={t('releases.refused')}>
      <Stack gap={3}>
        <Text size="sm">{t(`releases.refused.${refusal.reason}`, refusal.facts)}</Text>
        {refusal.reason === 'rolled_back' && (
          <div>
            <Button onClick={onAgain}>{t('releases.again')}</Button>
          </div>
        )}
      </Stack>
    </Notice>
  );
}

interface Refusal {
  readonly reason: string;
  readonly facts: Readonly<Record<string, string>>;
}

function refusalOf(error: unknown): Refusal | undefined {
  if (!isApiError(error) || error.code !== 'business_rule') return undefined;
  const details: Readonly<Record<string, unknown>> = { ...(error.details ?? {}) };
  const reason = REASONS.find((known) => known === details['reason']);
  if (reason === undefined) return undefined;
  const facts = Object.entries(details).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : String(value)]);
  return { reason, facts: Object.fromEntries(facts) };
}

import { isApiError } from '@orime/platform';
import { Button, Cluster, Notice } from '@orime/ui';
import { useFormsText } from '../forms-texts.ts';
import { RetryIn } from './retry-in.tsx';
import { useFailureText } from './use-failure-text.ts';

export type FormFailureProps = {
  readonly failure: unknown;
  /** It is sent again by itself when the connection is back. */
  readonly isWaiting?: boolean;
  readonly onStopWaiting?: () => void;
};

/** What went wrong with a whole form. Waiting times are counted down. */
export function FormFailure({ failure, isWaiting = false, onStopWaiting }: FormFailureProps) {
  const t = useFormsText();
  const failureText = useFailureText();
  const seconds = isApiError(failure) ? failure.retryAfterSeconds : undefined;
  if (isWaiting) {
    return (
      <Notice tone="warning" role="status">
        <Cluster justify="space-between">
          <span>{t('failure.offline')}</span>
          {onStopWaiting && (
            <Button variant="secondary" size="sm" onClick={onStopWaiting}>
              {t('failure.stop-waiting')}
            </Button>
          )}
        </Cluster>
      </Notice>
    );
  }
  return (
    <Notice tone="danger" role="alert">
      {failureText(failure)}
      {seconds !== undefined && isApiError(failure) && <RetryIn key={failure.requestId ?? failure.message} seconds={seconds} />}
    </Notice>
  );
}

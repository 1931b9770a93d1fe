import { isApiError, useMutation, useQueryClient, useText } from '@orime/platform';
import { Button, Notice, css, space } from '@orime/ui';
import { useRef, useState } from 'react';
import { applicationQuery, withdrawApplication } from '../intake/intake.api.ts';
import type { ApplicationLink } from '../intake/intake.api.ts';
import { useSubmittedT } from './appsubmitted-texts.ts';

/** Takes an application back, after asking once more. */
export function WithdrawButton({ link }: { readonly link: ApplicationLink }) {
  const t = useSubmittedT();
  const text = useText();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const confirmer = useRef<HTMLButtonElement>(null);
  const withdrawal = useMutation({
    mutationFn: () => withdrawApplication(link),
    onSuccess: (application) => client.setQueryData(applicationQuery(link).queryKey, application),
  });

  /** The pressed button is gone: the focus goes to what stands in its place. */
  function ask(isNowAsking: boolean): void {
    setAsking(isNowAsking);
    requestAnimationFrame(() => (isNowAsking ? confirmer : opener).current?.focus());
  }

  if (!isAsking) {
    return (
      <Button ref={opener} variant="secondary" onClick={() => ask(true)}>
        {t('appsubmitted.withdraw')}
      </Button>
    );
  }
  const failure = withdrawal.error;
  return (
    <Notice tone="warning" role="alert" title={t('appsubmitted.withdraw-ask')}>
      {failure !== null && <p>{isApiError(failure) && failure.text !== undefined ? text(failure.text) : t('form.offline')}</p>}
      <div css={styles.actions}>
        <Button ref={confirmer} size="sm" busy={withdrawal.isPending} onClick={() => withdrawal.mutate()}>
          {t('appsubmitted.withdraw-yes')}
        </Button>
        <Button size="sm" variant="secondary" disabled={withdrawal.isPending} onClick={() => ask(false)}>
          {t('appsubmitted.withdraw-no')}
        </Button>
      </div>
    </Notice>
  );
}

const styles = { actions: css({ display: 'flex', flexWrap: 'wrap', gap: space[3], marginBlockStart: space[3] }) };

import { useLanguage, useMutation, useT } from '@orime/platform';
import { Button, css, space } from '@orime/ui';
import { useState } from 'react';
import { sendVerification } from './dashboard.api.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

/** Sends the mail with the link to confirm an address once more, and says so; again when the api allows it. */
export function ResendLink({ email }: { readonly email: string }) {
  const t = useT('designer-studio');
  const language = useLanguage();
  const [nextAt, setNextAt] = useState(0);
  const secondsLeft = useSecondsUntil(nextAt);
  const sending = useMutation({
    mutationFn: () => sendVerification(email, language),
    onSuccess: ({ retryAfterSeconds }) => setNextAt(Date.now() + retryAfterSeconds * 1000),
  });
  return (
    <div css={styles.root}>
      <div role="status">
        {sending.data && <p>{t(sending.data.queued ? 'verify.sent' : 'verify.asked-before')}</p>}
        {sending.isError && <p>{t('verify.failed')}</p>}
      </div>
      <Button variant="secondary" size="sm" busy={sending.isPending} disabled={secondsLeft > 0} onClick={() => sending.mutate()}>
        {secondsLeft > 0 ? t('verify.again', { count: secondsLeft }) : t('verify.resend')}
      </Button>
    </div>
  );
}

const styles = { root: css({ display: 'grid', justifyItems: 'start', gap: space[2] }) };

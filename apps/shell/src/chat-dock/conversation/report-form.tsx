import { useMutation } from '@orime/platform';
import { Button, TextArea, color, css, showToast, space } from '@orime/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useChatT } from '../chat-texts.ts';
import { postReport } from '../chat.api.ts';

const MIN_LENGTH = 10;

/** Asks the staff to look at the conversation: from then on, and only then, they may read it. */
export function ReportForm({ channel, onDone }: { readonly channel: string; readonly onDone: () => void }) {
  const t = useChatT();
  const [reason, setReason] = useState('');
  const [isTooShort, setTooShort] = useState(false);
  const report = useMutation({
    mutationFn: () => postReport(channel, reason.trim()),
    onSuccess: () => {
      showToast({ tone: 'success', message: t('chat.report.done') });
      onDone();
    },
  });

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    const isShort = reason.trim().length < MIN_LENGTH;
    setTooShort(isShort);
    if (!isShort) report.mutate();
  }
  const error = isTooShort ? t('chat.report.short') : report.isError ? t('form.failed') : undefined;

  return (
    <form css={styles.root} onSubmit={handleSubmit} noValidate>
      <TextArea
        label={t('chat.report.reason')}
        hint={t('chat.report.hint')}
        rows={3}
        maxLength={2000}
        value={reason}
        {...(error !== undefined && { error })}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <div css={styles.actions}>
        <Button size="sm" type="submit" busy={report.isPending}>
          {t('chat.report.send')}
        </Button>
        <Button size="sm" variant="secondary" onClick={onDone}>
          {t('chat.report.cancel')}
        </Button>
      </div>
    </form>
  );
}

const styles = {
  root: css({
    flex: 'none',
    display: 'grid',
    gap: space[3],
    padding: space[4],
    background: color.surface,
    borderBlockEnd: `1px solid ${color.line}`,
  }),
  actions: css({ display: 'flex', gap: space[2] }),
};

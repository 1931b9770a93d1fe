import { useT } from '@orime/platform';
import { Button, css, space, TextArea } from '@orime/ui';
import { useState, type FormEvent } from 'react';

export type RejectFormProps = {
  readonly name: string;
  readonly onCancel: () => void;
  readonly onSubmit: (reason: string) => void;
};

/** A rejection says why: the designer reads it and hands in again. */
export function RejectForm({ name, onCancel, onSubmit }: RejectFormProps) {
  const t = useT('admin');
  const [isMissing, setMissing] = useState(false);

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('reason');
    const reason = field instanceof HTMLTextAreaElement ? field.value.trim() : '';
    if (reason !== '') return onSubmit(reason);
    setMissing(true);
    if (field instanceof HTMLTextAreaElement) field.focus();
  }

  return (
    <form css={styles.root} noValidate aria-label={t('reject.title', { name })} onSubmit={handleSubmit}>
      <TextArea
        label={t('reject.reason')}
        hint={t('reject.hint')}
        error={isMissing ? t('reject.missing') : undefined}
        name="reason"
        rows={3}
        maxLength={1000}
        required
        // Whoever asks to reject goes on by writing why.
        ref={focusOnce}
        onChange={() => setMissing(false)}
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      />
      <div css={styles.buttons}>
        <Button type="submit" variant="danger">
          {t('reject.submit')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('reject.cancel')}
        </Button>
      </div>
    </form>
  );
}

function focusOnce(field: HTMLTextAreaElement | null): void {
  field?.focus();
}

const styles = {
  root: css({ display: 'grid', gap: space[3] }),
  buttons: css({ display: 'flex', gap: space[3] }),
};

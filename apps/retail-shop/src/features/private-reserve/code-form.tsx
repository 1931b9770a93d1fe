import { Form, useForm } from '@orime/forms';
import { Button, css, media, space, TextField } from '@orime/ui';
import { enterReserve } from './private-reserve.api.ts';
import { useReserveT } from './reserve-texts.ts';

/** Opens the reserve by a code: for the account for good, for a visitor in this tab. */
export function CodeForm({ onEntered }: { readonly onEntered: () => void }) {
  const t = useReserveT();
  const form = useForm({
    name: 'reserve-code',
    initial: { code: '' },
    check: ({ code }) => (code.trim() === '' ? [{ field: 'code', problem: { kind: 'required' } }] : []),
    say: (_field, problem) => t(problem.kind === 'refused' ? 'reserve.code.wrong' : 'reserve.code.missing'),
    send: ({ code }) => enterReserve(code.trim()),
    onSent: onEntered,
  });
  return (
    <Form form={form} guarded={false} named={false} label={t('reserve.code.form')}>
      <div css={styles.line}>
        <TextField label={t('reserve.code')} autoComplete="off" autoCapitalize="characters" spellCheck={false} {...form.text('code')} />
        <Button type="submit" css={styles.button} busy={form.isBusy}>
          {t('reserve.code.send')}
        </Button>
      </div>
    </Form>
  );
}

const styles = {
  line: css({ display: 'grid', gap: space[3], [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' } }),
  // Level with the field's box, which stands under its label.
  button: css({ minHeight: '2.875rem', [media.tablet]: { marginBlockStart: '1.5rem' } }),
};

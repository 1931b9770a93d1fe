import { Button, Skeleton, TextField, Text, css, space } from '@orime/ui';
import type { QrCodeProps } from '@orime/ui/qr';
import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import { isCode } from '../../../screens/account/checks.ts';
import { FormFailure } from '../../../screens/account/form-failure.tsx';
import { useForm } from '../../../screens/account/use-form.ts';
import { useAccountT } from '../../account-texts.ts';
import { confirmTotp, type TotpSecret } from './totp.api.ts';

// Where the code of the drawing cannot be fetched, the secret stands there in words alone.
const QrCode = lazy(async (): Promise<{ default: ComponentType<QrCodeProps> }> => {
  const parts = await import('@orime/ui/qr').catch(() => undefined);
  return { default: parts?.QrCode ?? (() => null) };
});
const SIZE = '13rem';

export type EnrolFormProps = {
  readonly begun: TotpSecret;
  readonly onEnrolled: (recoveryCodes: readonly string[]) => void;
};

/** The secret, drawn and written, and the app's first code. */
export function EnrolForm({ begun, onEnrolled }: EnrolFormProps) {
  const t = useAccountT();
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ ...(!isCode(code) && { code: t('login.code.wrong') }) }),
    say: { code: t('login.code.wrong') },
    submit: async ({ code }) => onEnrolled(await confirmTotp(code)),
  });
  return (
    <form css={styles.form} onSubmit={form.handleSubmit} noValidate>
      <Text>{t('account.totp.scan')}</Text>
      <Suspense fallback={<Skeleton width={SIZE} height={SIZE} />}>
        <QrCode text={begun.otpauthUrl} label={t('account.totp.qr')} size={SIZE} />
      </Suspense>
      <Text size="sm" tone="muted">
        {t('account.totp.secret')}
      </Text>
      <p css={styles.secret} translate="no">
        {begun.secret.replaceAll(/.{4}(?=.)/g, '$& ')}
      </p>
      <FormFailure text={form.failureText} />
      <TextField
        label={t('account.totp.first')}
        autoComplete="one-time-code"
        inputMode="numeric"
        value={form.values.code}
        error={form.errors.code}
        onChange={({ currentTarget }) => form.set('code', currentTarget.value)}
      />
      <Button type="submit" css={styles.submit} busy={form.isBusy}>
        {t('account.totp.confirm')}
      </Button>
    </form>
  );
}

const styles = {
  form: css({ display: 'grid', gap: space[4] }),
  secret: css({ fontFamily: 'monospace', overflowWrap: 'anywhere', userSelect: 'all' }),
  submit: css({ justifySelf: 'start' }),
};

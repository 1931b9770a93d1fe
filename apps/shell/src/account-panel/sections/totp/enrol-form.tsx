import { Form, useForm } from '@orime/forms';
import { Button, Skeleton, TextField, Text, css } from '@orime/ui';
import type { QrCodeProps } from '@orime/ui/qr';
import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import { isCode } from '../../../screens/account/checks.ts';
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
    name: 'totp-enrol',
    initial: { code: '' },
    check: ({ code }) => (isCode(code) ? [] : [{ field: 'code', problem: { kind: 'malformed' } }]),
    say: () => t('login.code.wrong'),
    send: ({ code }) => confirmTotp(code),
    onSent: onEnrolled,
  });
  return (
    <Form form={form} guarded={false} named={false}>
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
      <TextField label={t('account.totp.first')} autoComplete="one-time-code" inputMode="numeric" {...form.text('code')} />
      <Button type="submit" css={styles.submit} busy={form.isBusy}>
        {t('account.totp.confirm')}
      </Button>
    </Form>
  );
}

const styles = {
  secret: css({ fontFamily: 'monospace', overflowWrap: 'anywhere', userSelect: 'all' }),
  submit: css({ justifySelf: 'start' }),
};

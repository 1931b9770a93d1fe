import { useLanguage, useMutation, useT } from '@orime/platform';
import { Button } from '@orime/ui';
import { sendVerification } from './dashboard.api.ts';

/** Sends the mail with the link to confirm an address once more, and says so. */
export function ResendLink({ email }: { readonly email: string }) {
  const t = useT('designer-studio');
  const language = useLanguage();
  const sending = useMutation({ mutationFn: () => sendVerification(email, language) });
  return (
    <div role="status">
      {sending.isSuccess ? t('verify.sent') : <Button variant="secondary" size="sm" busy={sending.isPending} onClick={() => sending.mutate()}>{t('verify.resend')}</Button>}
      {sending.isError && <p>{t('verify.failed')}</p>}
    </div>
  );
}

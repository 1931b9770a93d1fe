import { errorText } from '@orime/contracts';
import {
  api,
  clearWholesaleCart,
  isApiError,
  Link,
  useLanguage,
  useLocation,
  useMutation,
  useSession,
  useT,
  useText,
} from '@orime/platform';
import { Button, buttonStyles, css, Notice, space, Text, TextArea } from '@orime/ui';
import type { FormEvent } from 'react';
import { orderRequestText, type DesignerLines } from './order-request.ts';

export type RequestFormProps = {
  readonly groups: readonly DesignerLines[];
  readonly onSent: () => void;
};

/** Sends the request in the buyer's name. The cart is emptied only once the request has arrived. */
export function RequestForm({ groups, onSent }: RequestFormProps) {
  const t = useT('wholesale');
  const text = useText();
  const language = useLanguage();
  const session = useSession();
  const { pathname } = useLocation();
  const send = useMutation({
    mutationFn: (message: string) => {
      if (session.status !== 'signed-in') throw new Error('The form is shown to signed-in people only.');
      return api.post('/api/contact', {
        name: session.user.name,
        email: session.user.email,
        topic: 'wholesale-order',
        message,
        locale: language,
      });
    },
    onSuccess: async () => {
      onSent();
      await clearWholesaleCart();
    },
  });

  if (session.status !== 'signed-in') {
    return (
      <Notice title={t('checkout.sign-in.title')}>
        <Text>{t('checkout.sign-in.text')}</Text>
        <Link css={buttonStyles({ size: 'sm' })} to={`/login?returnTo=${encodeURIComponent(pathname)}`}>
          {t('checkout.sign-in.link')}
        </Link>
      </Notice>
    );
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const note = String(new FormData(event.currentTarget).get('note') ?? '').trim();
    send.mutate(orderRequestText(groups, note));
  }

  return (
    <form css={styles.root} onSubmit={handleSubmit}>
      {send.isError && (
        <Notice tone="danger" role="alert">
          {text(errorText(isApiError(send.error) ? send.error.code : 'internal'))}
        </Notice>
      )}
      <TextArea label={t('checkout.note')} hint={t('checkout.note-hint')} name="note" rows={4} maxLength={1500} optional />
      <div>
        <Button type="submit" size="lg" busy={send.isPending}>
          {t('checkout.send')}
        </Button>
      </div>
    </form>
  );
}

const styles = { root: css({ display: 'grid', gap: space[4] }) };

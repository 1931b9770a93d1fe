import { isApiError, useMutation } from '@orime/platform';
import { Button, Notice } from '@orime/ui';
import { useRef } from 'react';
import { useAccountT } from '../account-texts.ts';
import { SectionPart } from '../section-part.tsx';
import { confirmNewsletter } from './email.api.ts';

export type NewsletterConfirmationProps = {
  /** Of the mailed link. */
  readonly linkKey: string;
  /** Whether the letter comes to the address. */
  readonly isOn: boolean;
  /** Reads again what is wanted. */
  readonly onAnswer: () => Promise<unknown>;
};

/** Where the link of a newsletter's question leads. It takes a press: programs that open links must not subscribe anybody. */
export function NewsletterConfirmation({ linkKey, isOn, onAnswer }: NewsletterConfirmationProps) {
  const t = useAccountT();
  const outcome = useRef<HTMLDivElement>(null);
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: () => confirmNewsletter(linkKey),
    onSettled: async (_answer, failure) => {
      await onAnswer();
      // The button goes; the focus must not go with it.
      if (failure === null || isDeadLink(failure)) outcome.current?.focus();
    },
  });
  const isDead = isDeadLink(error);
  const isAsked = !isOn && !isSuccess && !isDead;
  return (
    <SectionPart title={t('account.letter.title')} {...(isAsked && { text: t('account.letter.text') })}>
      <div role="status" ref={outcome} tabIndex={-1}>
        {isOn && <Notice tone="success">{t('account.letter.on')}</Notice>}
        {!isOn && isSuccess && !isPending && <Notice>{t('account.letter.off')}</Notice>}
        {!isOn && isDead && <Notice>{t('account.letter.dead')}</Notice>}
      </div>
      {isAsked && error !== null && (
        <Notice tone="danger" role="alert">
          {t('account.letter.failed')}
        </Notice>
      )}
      {isAsked && (
        <Button busy={isPending} onClick={() => mutate()}>
          {t('account.letter.confirm')}
        </Button>
      )}
    </SectionPart>
  );
}

/** Used, ended or too old: asking again would be answered alike. */
function isDeadLink(error: unknown): boolean {
  return isApiError(error) && (error.status === 404 || error.status === 400);
}

import { errorText } from '@orime/contracts';
import type { Producer } from '@orime/contracts/api/people/producer';
import { isApiError, useLanguage, useMutation, useSession, useT, useText } from '@orime/platform';
import { Button, color, css, Heading, Notice, space, Text, TextArea, TextField } from '@orime/ui';
import { useState, type FormEvent } from 'react';
import { sendEnquiry, type Enquiry } from './producer.api.ts';

/** A message to the workshop. What was typed stays when sending fails. */
export function EnquiryForm({ producer }: { readonly producer: Producer }) {
  const t = useT('directory-globe');
  const text = useText();
  const language = useLanguage();
  const session = useSession();
  const [errors, setErrors] = useState<Partial<Record<keyof Enquiry, string>>>({});
  const send = useMutation({ mutationFn: (enquiry: Enquiry) => sendEnquiry(producer, enquiry, language) });
  const user = session.status === 'signed-in' ? session.user : undefined;

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const read = (name: string) => String(form.get(name) ?? '').trim();
    const enquiry = { name: read('name'), email: read('email'), message: read('message'), website: read('website') };
    const found = {
      ...(enquiry.name === '' && { name: t('enquiry.name-missing') }),
      ...(!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(enquiry.email) && { email: t('enquiry.email-wrong') }),
      ...(enquiry.message === '' && { message: t('enquiry.message-missing') }),
    };
    setErrors(found);
    const [first] = Object.keys(found);
    if (first === undefined) send.mutate(enquiry);
    else event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  if (send.isSuccess)
    return (
      <Notice tone="success" role="status" title={t('enquiry.sent')}>
        {t('enquiry.sent-text', { name: text(producer) })}
      </Notice>
    );
  return (
    <form css={styles.root} onSubmit={handleSubmit} noValidate aria-labelledby="enquiry-heading">
      <Heading level={2} size={3} id="enquiry-heading">
        {t('enquiry.title')}
      </Heading>
      <Text tone="muted">{t('enquiry.text')}</Text>
      {send.isError && (
        <Notice tone="danger" role="alert">
          {text(errorText(isApiError(send.error) ? send.error.code : 'internal'))}
        </Notice>
      )}
      <TextField label={t('enquiry.name')} name="name" autoComplete="name" defaultValue={user?.name ?? ''} error={errors.name} />
      <TextField
        label={t('enquiry.email')}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={user?.email ?? ''}
        error={errors.email}
      />
      <TextArea label={t('enquiry.message')} name="message" rows={6} maxLength={5000} error={errors.message} />
      <input css={styles.trap} name="website" tabIndex={-1} autoComplete="off" aria-hidden />
      <div>
        <Button type="submit" busy={send.isPending}>
          {t('enquiry.send')}
        </Button>
      </div>
    </form>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gap: space[4],
    maxWidth: '40rem',
    paddingBlockStart: space[6],
    borderBlockStart: `1px solid ${color.line}`,
  }),
  trap: css({ position: 'absolute', insetInlineStart: '-100vw', width: '1px', height: '1px', opacity: 0 }),
};

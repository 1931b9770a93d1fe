import type { PrivacyRequestKind } from '@orime/contracts/api/office/privacy-request';
import { Form, Honeypot, useForm } from '@orime/forms';
import { useLanguage, useSearchParams, useText } from '@orime/platform';
import { Button, Heading, Notice, RadioGroup, Text, TextField, color, css, space } from '@orime/ui';
import { isEmail } from '../account/checks.ts';
import { requestPrivacy } from '../intake/intake.api.ts';
import { PrivacyConfirmation } from './privacy-confirmation.tsx';
import { PRIVACY_KINDS, PRIVACY_WORDS } from './privacy-request-words.ts';

/** Asks for a copy or the erasure of personal data; with a mailed link (`?request=&key=&kind=`) it confirms that. */
export function PrivacyRequestForm() {
  const text = useText();
  const [search] = useSearchParams();
  const [id, key] = [search.get('request') ?? '', search.get('key') ?? ''];
  return (
    <section id="data-request" css={styles.root} aria-labelledby="data-request-title">
      <Heading level={2} size={3} id="data-request-title">
        {text(PRIVACY_WORDS.title)}
      </Heading>
      {id !== '' && key !== '' && <PrivacyConfirmation id={id} secret={key} kind={search.get('kind') === 'delete' ? 'delete' : 'export'} />}
      <Text tone="muted">{text(PRIVACY_WORDS.lead)}</Text>
      <RequestForm />
    </section>
  );
}

function RequestForm() {
  const text = useText();
  const language = useLanguage();
  const form = useForm({
    name: 'data-request',
    initial: { kind: 'export' as PrivacyRequestKind, email: '', subjectLine: '' },
    check: ({ email }) => (isEmail(email) ? [] : [{ field: 'email', problem: { kind: 'malformed' } }]),
    say: (field) => (field === 'email' ? text(PRIVACY_WORDS.emailWrong) : undefined),
    send: ({ kind, email, subjectLine }) => requestPrivacy({ kind, email: email.trim(), locale: language, subjectLine }),
    repeats: true,
  });
  return (
    <Form form={form} guarded={false} named={false} css={styles.form}>
      <RadioGroup
        framed
        legend={text(PRIVACY_WORDS.kind)}
        {...form.value('kind')}
        options={PRIVACY_KINDS.map(({ value, label, hint }) => ({ value, label: text(label), hint: text(hint) }))}
      />
      <TextField
        label={text(PRIVACY_WORDS.email)}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        {...form.text('email')}
      />
      <Honeypot {...form.value('subjectLine')} />
      {form.status === 'sent' && (
        <Notice tone="success" role="status">
          {text(PRIVACY_WORDS.sent)}
        </Notice>
      )}
      <div>
        <Button type="submit" busy={form.isBusy}>
          {text(PRIVACY_WORDS.submit)}
        </Button>
      </div>
    </Form>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gap: space[4],
    paddingBlockStart: space[6],
    borderBlockStart: `1px solid ${color.line}`,
    scrollMarginBlockStart: '8rem',
    '@media print': { display: 'none' },
  }),
  form: css({ position: 'relative', maxWidth: '36rem' }),
};

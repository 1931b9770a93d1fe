import type { PrivacyRequestKind } from '@orime/contracts/api/office/privacy-request';
import { Form, Honeypot, useForm } from '@orime/forms';
import { useLanguage, useSearchParams, useText } from '@orime/platform';
import { Button, Heading, Notice, RadioGroup, Text, TextField, color, css, space } from '@orime/ui';
import { isEmail } from '../account/checks.ts';
import { requestPrivacy } from '../intake/intake.api.ts';
import { useDataRequestT } from './data-request-texts.ts';
import { PrivacyConfirmation } from './privacy-confirmation.tsx';
import { PRIVACY } from './privacy-content.ts';

const KINDS = ['export', 'delete'] as const satisfies readonly PrivacyRequestKind[];

/** Asks for a copy or the erasure of personal data; with a mailed link (`?request=&key=&kind=`) it confirms that. */
export function PrivacyRequestForm() {
  const text = useText();
  const t = useDataRequestT();
  const [search] = useSearchParams();
  const [id, key] = [search.get('request') ?? '', search.get('key') ?? ''];
  return (
    <section id="data-request" css={styles.root} aria-labelledby="data-request-title">
      <Heading level={2} size={3} id="data-request-title">
        {text(PRIVACY.request.title)}
      </Heading>
      {id !== '' && key !== '' && <PrivacyConfirmation id={id} secret={key} kind={search.get('kind') === 'delete' ? 'delete' : 'export'} />}
      <Text tone="muted">{t('data-request.lead')}</Text>
      <RequestForm />
    </section>
  );
}

function RequestForm() {
  const t = useDataRequestT();
  const language = useLanguage();
  const form = useForm({
    name: 'data-request-form',
    initial: { kind: 'export' as PrivacyRequestKind, email: '', subjectLine: '' },
    check: ({ email }) => (isEmail(email) ? [] : [{ field: 'email', problem: { kind: 'malformed' } }]),
    say: (field) => (field === 'email' ? t('data-request.email-wrong') : undefined),
    send: ({ kind, email, subjectLine }) => requestPrivacy({ kind, email: email.trim(), locale: language, subjectLine }),
    repeats: true,
  });
  return (
    <Form form={form} guarded={false} named={false} css={styles.form}>
      <RadioGroup
        framed
        legend={t('data-request.kind')}
        {...form.value('kind')}
        options={KINDS.map((kind) => ({ value: kind, label: t(`data-request.kind.${kind}`), hint: t(`data-request.kind.${kind}.hint`) }))}
      />
      <TextField
        label={t('data-request.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        {...form.text('email')}
      />
      <Honeypot {...form.value('subjectLine')} />
      {form.status === 'sent' && (
        <Notice tone="success" role="status">
          {t('data-request.sent')}
        </Notice>
      )}
      <div>
        <Button type="submit" busy={form.isBusy}>
          {t('data-request.submit')}
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

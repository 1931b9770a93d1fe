import type { PrivacyRequestKind } from '@orime/contracts/api/office/privacy-request';
import { Honeypot } from '@orime/forms';
import { useLanguage, useSearchParams, useText } from '@orime/platform';
import { Button, Heading, Notice, RadioGroup, Text, TextField, color, css, space } from '@orime/ui';
import { useState } from 'react';
import { isEmail } from '../account/checks.ts';
import { FormFailure } from '../account/form-failure.tsx';
import { useForm } from '../account/use-form.ts';
import { requestPrivacy } from '../intake/intake.api.ts';
import { useDataRequestT } from './data-request-texts.ts';
import { PrivacyConfirmation } from './privacy-confirmation.tsx';
import { PRIVACY } from './privacy-content.ts';

const KINDS = ['export', 'delete'] as const satisfies readonly PrivacyRequestKind[];

/** Asks for a copy or the erasure of personal data; with a mailed link (`?request=&key=&kind=`) it confirms that. */
export function PrivacyRequestForm() {
  const t = useDataRequestT();
  const text = useText();
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
  const [isSent, setSent] = useState(false);
  const form = useForm({
    initial: { kind: 'export', email: '', subjectLine: '' },
    say: { email: t('data-request.email-wrong') },
    check: ({ email }) => (isEmail(email) ? {} : { email: t('data-request.email-wrong') }),
    submit: async ({ kind, email, subjectLine }) => {
      await requestPrivacy({ kind: kind as PrivacyRequestKind, email: email.trim(), locale: language, subjectLine }); // one of the options below
      setSent(true);
    },
  });
  const { values, errors } = form;
  return (
    <form css={styles.form} onSubmit={form.handleSubmit} noValidate>
      <RadioGroup
        framed
        legend={t('data-request.kind')}
        value={values.kind}
        onChange={(kind) => form.set('kind', kind)}
        options={KINDS.map((kind) => ({
          value: kind as string,
          label: t(`data-request.kind.${kind}`),
          hint: t(`data-request.kind.${kind}.hint`),
        }))}
      />
      <TextField
        id="data-request-email"
        label={t('data-request.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        value={values.email}
        error={errors.email}
        onChange={({ currentTarget }) => form.set('email', currentTarget.value)}
      />
      <Honeypot value={values.subjectLine} onChange={(subjectLine) => form.set('subjectLine', subjectLine)} />
      <FormFailure text={form.failureText} />
      {isSent && (
        <Notice tone="success" role="status">
          {t('data-request.sent')}
        </Notice>
      )}
      <div>
        <Button type="submit" busy={form.isBusy}>
          {t('data-request.submit')}
        </Button>
      </div>
    </form>
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
  form: css({ position: 'relative', display: 'grid', gap: space[4], maxWidth: '36rem' }),
};

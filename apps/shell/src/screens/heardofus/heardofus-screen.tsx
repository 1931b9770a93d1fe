import type { HeardSource } from '@orime/contracts/api/people/application';
import { Link, useLanguage, useSearchParams, useText } from '@orime/platform';
import { Button, FormErrorSummary, RadioGroup, TextArea, TextField, buttonStyles, css, space } from '@orime/ui';
import { useState } from 'react';
import { AccountPage } from '../account/account-page.tsx';
import { FormFailure } from '../account/form-failure.tsx';
import { useForm } from '../account/use-form.ts';
import { HEARD_SOURCES } from '../intake/heard-sources.ts';
import { Honeypot } from '../intake/honeypot.tsx';
import { sendHeardOfUs } from '../intake/intake.api.ts';
import { Thanks } from '../intake/thanks.tsx';
import { useSendKey } from '../intake/use-send-key.ts';
import { HEARD_WORDS } from './heardofus-words.ts';

/** One question, asked in mails and after an order: `?order=` names it. */
export default function HeardOfUsScreen() {
  const text = useText();
  const language = useLanguage();
  const [search] = useSearchParams();
  const sendKey = useSendKey();
  const [isDone, setDone] = useState(false);
  const form = useForm({
    initial: { source: '', detail: '', order: (search.get('order') ?? '').slice(0, 80), subjectLine: '' },
    say: { source: text(HEARD_WORDS.missing), order: text(HEARD_WORDS.orderWrong) },
    check: ({ source, order }) => ({
      ...(source === '' && { source: text(HEARD_WORDS.missing) }),
      ...(!/^[\w-]*$/.test(order.trim()) && { order: text(HEARD_WORDS.orderWrong) }),
    }),
    submit: async ({ source, detail, order, subjectLine }) => {
      const body = { source: source as HeardSource, detail: detail.trim(), order: order.trim(), locale: language, subjectLine }; // one of the options, by the check above
      await sendHeardOfUs(body, sendKey(body));
      setDone(true);
      return 'leaving';
    },
  });
  const { values, errors } = form;
  if (isDone) {
    return (
      <Thanks title={text(HEARD_WORDS.doneTitle)} text={text(HEARD_WORDS.doneText)}>
        <p>
          <Link css={buttonStyles({ variant: 'secondary' })} to="/catalog">
            {text(HEARD_WORDS.onward)}
          </Link>
        </p>
      </Thanks>
    );
  }
  const wrong = (['source', 'order'] as const).flatMap((fieldId) =>
    errors[fieldId] === undefined ? [] : [{ fieldId, message: errors[fieldId] }],
  );
  return (
    <AccountPage title={text(HEARD_WORDS.title)} text={text(HEARD_WORDS.lead)}>
      <form css={styles.form} onSubmit={form.handleSubmit} noValidate>
        <FormErrorSummary attempt={form.attempt} errors={wrong} />
        <div id="source" tabIndex={-1}>
          <RadioGroup
            framed
            legend={text(HEARD_WORDS.question)}
            value={values.source === '' ? undefined : values.source}
            error={errors.source}
            onChange={(source) => form.set('source', source)}
            options={HEARD_SOURCES.map(({ value, label }) => ({ value: value as string, label: text(label) }))}
          />
        </div>
        <TextArea
          id="detail"
          label={text(HEARD_WORDS.detail)}
          optional
          rows={3}
          maxLength={1000}
          value={values.detail}
          onChange={({ currentTarget }) => form.set('detail', currentTarget.value)}
        />
        <TextField
          id="order"
          label={text(HEARD_WORDS.order)}
          optional
          autoCapitalize="characters"
          maxLength={80}
          value={values.order}
          error={errors.order}
          onChange={({ currentTarget }) => form.set('order', currentTarget.value)}
        />
        <Honeypot value={values.subjectLine} onChange={(subjectLine) => form.set('subjectLine', subjectLine)} />
        <FormFailure text={form.failureText} />
        <Button type="submit" size="lg" block busy={form.isBusy}>
          {text(HEARD_WORDS.submit)}
        </Button>
      </form>
    </AccountPage>
  );
}

const styles = { form: css({ position: 'relative', display: 'grid', gap: space[5] }) };

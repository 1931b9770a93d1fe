import type { HeardOfUsInput } from '@orime/contracts/api/office/heard-of-us';
import type { HeardSource } from '@orime/contracts/api/people/application';
import { Form, Honeypot, Thanks, useForm } from '@orime/forms';
import type { FieldProblem } from '@orime/forms';
import { Link, useLanguage, useSearchParams, useText } from '@orime/platform';
import { Button, RadioGroup, TextArea, TextField, buttonStyles, css } from '@orime/ui';
import { useState } from 'react';
import { AccountPage } from '../account/account-page.tsx';
import { HEARD_SOURCES } from '../intake/heard-sources.ts';
import { sendHeardOfUs } from '../intake/intake.api.ts';
import { HEARD_WORDS } from './heardofus-words.ts';

/** One question, asked in mails and after an order: `?order=` names it. */
export default function HeardOfUsScreen() {
  const text = useText();
  const language = useLanguage();
  const [search] = useSearchParams();
  const [isDone, setDone] = useState(false);
  const form = useForm<HeardDraft, HeardOfUsInput>({
    name: 'heardofus',
    initial: { source: '', detail: '', order: (search.get('order') ?? '').slice(0, 80), subjectLine: '' },
    check: findWrong,
    say: (field) => (field === 'source' ? text(HEARD_WORDS.missing) : field === 'order' ? text(HEARD_WORDS.orderWrong) : undefined),
    toBody: ({ source, detail, order, subjectLine }) => ({
      source: source as HeardSource, // one of the options, by `findWrong`
      detail: detail.trim(),
      order: order.trim(),
      locale: language,
      subjectLine,
    }),
    send: (body, { idempotencyKey }) => sendHeardOfUs(body, idempotencyKey),
    onSent: () => setDone(true),
  });
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
  return (
    <AccountPage title={text(HEARD_WORDS.title)} text={text(HEARD_WORDS.lead)}>
      <Form form={form} named={false} css={styles.form}>
        <RadioGroup
          framed
          legend={text(HEARD_WORDS.question)}
          options={HEARD_SOURCES.map(({ value, label }) => ({ value: value as string, label: text(label) }))}
          {...form.value('source')}
        />
        <TextArea label={text(HEARD_WORDS.detail)} optional rows={3} maxLength={1000} {...form.text('detail')} />
        <TextField label={text(HEARD_WORDS.order)} optional autoCapitalize="characters" maxLength={80} {...form.text('order')} />
        <Honeypot {...form.value('subjectLine')} />
        <Button type="submit" size="lg" block busy={form.isBusy}>
          {text(HEARD_WORDS.submit)}
        </Button>
      </Form>
    </AccountPage>
  );
}

type HeardDraft = Readonly<Record<'source' | 'detail' | 'order' | 'subjectLine', string>>;

function findWrong({ source, order }: HeardDraft): readonly FieldProblem[] {
  return [
    ...(source === '' ? [{ field: 'source', problem: { kind: 'required' as const } }] : []),
    ...(/^[\w-]*$/.test(order.trim()) ? [] : [{ field: 'order', problem: { kind: 'malformed' as const } }]),
  ];
}

const styles = { form: css({ position: 'relative' }) };

import type { HeardOfUsInput } from '@orime/contracts/api/office/heard-of-us';
import type { HeardSource } from '@orime/contracts/api/people/application';
import { Form, Honeypot, Thanks, useForm } from '@orime/forms';
import type { FieldProblem } from '@orime/forms';
import { Link, useLanguage, useSearchParams } from '@orime/platform';
import { Button, RadioGroup, TextArea, TextField, buttonStyles, css } from '@orime/ui';
import { useState } from 'react';
import { AccountPage } from '../account/account-page.tsx';
import { HEARD_SOURCES } from '../intake/heard-sources.ts';
import { useHeardT } from '../intake/heard-texts.ts';
import { sendHeardOfUs } from '../intake/intake.api.ts';
import { useHeardOfUsT } from './heardofus-texts.ts';

/** One question, asked in mails and after an order: `?order=` names it. */
export default function HeardOfUsScreen() {
  const t = useHeardOfUsT();
  const heard = useHeardT();
  const language = useLanguage();
  const [search] = useSearchParams();
  const [isDone, setDone] = useState(false);
  const form = useForm<HeardDraft, HeardOfUsInput>({
    name: 'heardofus',
    initial: { source: '', detail: '', order: (search.get('order') ?? '').slice(0, 80), subjectLine: '' },
    check: findWrong,
    say: (field) => (field === 'source' ? t('heardofus.missing') : field === 'order' ? t('heardofus.order-wrong') : undefined),
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
      <Thanks title={t('heardofus.done-title')} text={t('heardofus.done-text')}>
        <p>
          <Link css={buttonStyles({ variant: 'secondary' })} to="/catalog">
            {t('heardofus.onward')}
          </Link>
        </p>
      </Thanks>
    );
  }
  return (
    <AccountPage title={t('heardofus.heading')} text={t('heardofus.lead')}>
      <Form form={form} named={false} css={styles.form}>
        <RadioGroup
          framed
          legend={t('heardofus.question')}
          options={HEARD_SOURCES.map((source) => ({ value: source as string, label: heard(`heard.${source}`) }))}
          {...form.value('source')}
        />
        <TextArea label={t('heardofus.detail')} optional rows={3} maxLength={1000} {...form.text('detail')} />
        <TextField label={t('heardofus.order')} optional autoCapitalize="characters" maxLength={80} {...form.text('order')} />
        <Honeypot {...form.value('subjectLine')} />
        <Button type="submit" size="lg" block busy={form.isBusy}>
          {t('heardofus.submit')}
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

import type { ContactMessage } from '@orime/contracts/api/office/admin-mail';
import { Form, useForm } from '@orime/forms';
import { useQueryClient, useSession } from '@orime/platform';
import { Button, Cluster, showToast, Text, TextArea, TextField } from '@orime/ui';
import { adminStatsQuery } from '../../layout/index.ts';
import { Panel } from '../../parts/panel.tsx';
import { isStale, StaleNotice } from '../../parts/stale-notice.tsx';
import { ANSWER_TEMPLATES, subjectFor } from './answer-content.ts';
import { useContactsT } from './contacts-texts.ts';
import { answerContact, answersQuery } from './contacts.api.ts';
import type { ContactAnswer } from './contacts.api.ts';

type AnswerDraft = { subject: string; text: string };

/** An answer by mail. What is typed is kept in this browser until it is sent. */
export function AnswerForm({ message }: { readonly message: ContactMessage }) {
  const t = useContactsT();
  const queries = useQueryClient();
  const session = useSession();
  const { id, language, email, version } = message;
  const reload = (): Promise<unknown> =>
    Promise.all(
      [['contact-message'], answersQuery(id).queryKey, adminStatsQuery.queryKey].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
  const form = useForm<AnswerDraft, ContactAnswer, ContactMessage>({
    name: `answer-${id}`,
    initial: { subject: subjectFor(language), text: '' },
    schema: async () => (await import('@orime/contracts/api/office/admin-mail')).answerContactMessage.schema.body,
    // The version is of the message as it is shown: a newer one says so and is read first.
    toBody: ({ subject, text }) => ({ subject: subject.trim(), text, version }),
    keep: { userId: session.status === 'signed-in' ? session.user._id : undefined },
    send: (answer, { idempotencyKey }) => answerContact(id, answer, idempotencyKey),
    onSent: async () => {
      showToast({ message: t('contacts.answered', { email }), tone: 'success' });
      form.startOver();
      await reload();
    },
  });
  const lang = language === 'jp' ? 'ja' : 'en';
  return (
    <Panel title={t('contacts.answer')}>
      <Form
        form={form}
        label={t('contacts.answer')}
        failureNotice={isStale(form.failure) ? <StaleNotice onReload={() => void reload()} /> : undefined}
      >
        <Text size="sm" tone="muted">
          {t('contacts.answer.text', { email, language: t(`contacts.language.${language}`) })}
        </Text>
        <Cluster gap={2}>
          {ANSWER_TEMPLATES.map((template) => (
            <Button
              key={template.id}
              size="sm"
              variant="secondary"
              onClick={() => form.change('text', form.read().text + template.text[language])}
            >
              {t(`contacts.template.${template.id}`)}
            </Button>
          ))}
        </Cluster>
        <TextField label={t('contacts.answer.subject')} lang={lang} maxLength={200} required {...form.text('subject')} />
        <TextArea label={t('contacts.answer.body')} lang={lang} rows={9} maxLength={10_000} required {...form.text('text')} />
        <Button type="submit" busy={form.isBusy}>
          {t('contacts.answer.send')}
        </Button>
      </Form>
    </Panel>
  );
}

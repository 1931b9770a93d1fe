import type { Mailing, MailingInput } from '@orime/contracts/api/office/mailing';
import { Form, FormFailure, LocalTextFields, useForm } from '@orime/forms';
import { useReauth } from '@orime/forms/access';
import { isApiError, useQuery, useQueryClient, useSession } from '@orime/platform';
import { Button, css, Notice, showToast, space, Text } from '@orime/ui';
import { lazy, Suspense, useRef, useState } from 'react';
import { Panel } from '../../../parts/panel.tsx';
import { RecordLayout } from '../../../parts/record-layout.tsx';
import type { ChosenReceivers } from '../chosen-receivers.ts';
import { useSendT } from '../send-email-texts.ts';
import { countQuery, sendLetter } from '../send-email.api.ts';
import { AudienceFields } from './audience-fields.tsx';
import { audienceOf, emptyLetter, mailingOf, problemsOf } from './letter-draft.ts';
import type { LetterDraft } from './letter-draft.ts';
import { LetterPreview } from './letter-preview.tsx';
import { WhenFields } from './when-fields.tsx';

const TypedConfirmDialog = lazy(async () => ({ default: (await import('@orime/ui/overlays')).TypedConfirmDialog }));

export type ComposerProps = {
  /** What sends it: the site's own queue, or the Gmail account of who writes. */
  readonly via: Mailing['via'];
  readonly chosen: ChosenReceivers | undefined;
  readonly onSent: (mailing: Mailing) => void;
};

/** A letter to many: who gets it, both languages, how it looks, when it leaves. It goes after the number of receivers was typed. */
export function Composer({ via, chosen, onSent }: ComposerProps) {
  const t = useSendT();
  const queries = useQueryClient();
  const session = useSession();
  const reauth = useReauth();
  const confirmed = useRef(0);
  const [isAsked, setAsked] = useState(false);
  const form = useForm<LetterDraft, MailingInput, Mailing>({
    name: `letter-${via}`,
    initial: emptyLetter(chosen),
    schema: async () => (await import('@orime/contracts/api/office/mailing')).sendEmail.schema.body,
    toBody: (draft) => mailingOf(draft, Math.max(1, confirmed.current)),
    check: (draft) => problemsOf(draft),
    aliases: { scheduleAt: 'at' },
    say: (field, { kind }) => {
      if (kind !== 'malformed') return undefined;
      return field === 'at' ? t('send.at.past') : t('send.unknown-variable', { variable: '{{name}}' });
    },
    // Who gets it is chosen anew each time.
    keep: {
      userId: session.status === 'signed-in' ? session.user._id : undefined,
      omit: ['list', 'language', 'country', 'status', 'userIds', 'when', 'at'],
    },
    send: (input, { idempotencyKey }) => reauth.run(() => sendLetter(via, input, idempotencyKey)),
    onSent: async (mailing) => {
      showToast({
        message: t(mailing.status === 'scheduled' ? 'send.scheduled' : 'send.sending', { count: mailing.recipients }),
        tone: 'success',
      });
      form.startOver(emptyLetter(undefined));
      await queries.invalidateQueries({ queryKey: ['mailing'] });
      onSent(mailing);
    },
  });
  const draft = form.followAll();
  const audience = audienceOf(draft);
  const counted = useQuery(countQuery(audience));
  const count = counted.data?.count ?? 0;
  const changedTo = newCount(form.failure);

  function handleAsk(): void {
    // What is wrong is said before the number is asked for.
    if (problemsOf(form.read()).length > 0) void form.submit();
    else setAsked(true);
  }
  function handleConfirm(): void {
    setAsked(false);
    confirmed.current = count;
    void form.submit().then(() => counted.refetch());
  }

  return (
    <Form
      form={form}
      label={t('send.letter')}
      failureNotice={
        changedTo === undefined ? undefined : (
          <Notice tone="warning" role="alert" title={t('send.changed.title')}>
            {t('send.changed.text', { count: changedTo })}
          </Notice>
        )
      }
    >
      <RecordLayout
        side={
          <>
            <LetterPreview letter={{ subject: draft.subject, body: draft.body }} />
            <Panel title={t('send.leaves')}>
              <WhenFields form={form} />
              {counted.isError && <FormFailure failure={counted.error} />}
              <div>
                <Button busy={form.isBusy} disabled={counted.isPlaceholderData || count === 0} onClick={handleAsk}>
                  {t('send.submit', { count })}
                </Button>
              </div>
              {counted.data?.count === 0 && (
                <Text size="sm" tone="muted">
                  {t('send.nobody')}
                </Text>
              )}
            </Panel>
          </>
        }
      >
        <AudienceFields form={form} counted={counted.data?.languages} />
        <Panel title={t('send.letter')}>
          <Text size="sm" tone="muted">
            {t('send.letter.text', { variable: '{{name}}' })}
          </Text>
          <LocalTextFields label={t('send.subject')} maxLength={200} {...form.group('subject')} />
          <LocalTextFields label={t('send.body')} rows={16} maxLength={20_000} {...form.group('body')} />
          <p css={styles.footer}>{t('send.footer')}</p>
        </Panel>
      </RecordLayout>
      {reauth.dialog}
      {isAsked && (
        <Suspense fallback={null}>
          <TypedConfirmDialog
            isOpen
            title={t('send.confirm', { count })}
            word={String(count)}
            confirmLabel={t(draft.when === 'later' ? 'send.confirm.later' : 'send.confirm.now')}
            onConfirm={handleConfirm}
            onCancel={() => setAsked(false)}
          >
            {t('send.confirm.text', { en: counted.data?.languages.en ?? 0, jp: counted.data?.languages.jp ?? 0 })}
          </TypedConfirmDialog>
        </Suspense>
      )}
    </Form>
  );
}

/** How many it would go to by now, where the API refused the number that was typed. */
function newCount(failure: unknown): number | undefined {
  if (!isApiError(failure) || failure.code !== 'conflict') return undefined;
  const { count } = (failure.details ?? {}) as { readonly count?: unknown }; // checked below
  return typeof count === 'number' ? count : undefined;
}

const styles = {
  footer: css({ margin: 0, paddingBlockStart: space[2], fontSize: '0.875rem' }),
};

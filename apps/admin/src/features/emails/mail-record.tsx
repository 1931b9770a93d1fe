import { FormFailure } from '@orime/forms';
import { Link, useFormat, useMutation, useQuery, useQueryClient, useSearchParams } from '@orime/platform';
import { Badge, Button, buttonStyles, Cluster, css, EmptyState, Heading, showToast, space } from '@orime/ui';
import { Disclosure } from '@orime/ui';
import { adminStatsQuery } from '../../layout/index.ts';
import { Facts } from '../../parts/facts.tsx';
import { MailFrame } from '../../parts/mail-frame.tsx';
import { Panel } from '../../parts/panel.tsx';
import { RecordLayout } from '../../parts/record-layout.tsx';
import { UnreadRecord } from '../../parts/unread-record.tsx';
import { useEmailsT } from './emails-texts.ts';
import { mailQuery, resendMail } from './emails.api.ts';
import type { MailWithBody } from './emails.api.ts';
import { MAIL_TONES } from './use-mail-columns.tsx';

/** One mail as it was sent, with what became of it. Fetches. */
export function MailRecord({ id }: { readonly id: string }) {
  const t = useEmailsT();
  const [search] = useSearchParams();
  const { data, error, isFetching, refetch } = useQuery(mailQuery(id));
  const back = new URLSearchParams(search);
  back.delete('mail');
  return (
    <div css={styles.root}>
      <div>
        <Link css={buttonStyles({ variant: 'secondary', size: 'sm' })} to={`/admin/emails?${back.toString()}`}>
          {t('record.back')}
        </Link>
      </div>
      {data !== undefined && <Shown mail={data} />}
      {data === undefined && (
        <UnreadRecord read={{ error, isFetching, refetch }} title={t('record.unknown.title')} text={t('emails.unknown.text')} />
      )}
    </div>
  );
}

function Shown({ mail }: { readonly mail: MailWithBody }) {
  const t = useEmailsT();
  const format = useFormat();
  const time = (at: string): string => format.date(at, { dateStyle: 'medium', timeStyle: 'short' });
  // One that was given up before it was written has neither subject nor body.
  const subject = mail.subject === '' ? t('emails.unwritten') : mail.subject;
  return (
    <article css={styles.root} aria-labelledby="mail-subject">
      <Cluster>
        <Heading level={2} size={3} id="mail-subject" css={styles.name} lang={mail.language === 'jp' ? 'ja' : 'en'}>
          {subject}
        </Heading>
        <Badge tone={MAIL_TONES[mail.status]}>{t(`emails.status.${mail.status}`)}</Badge>
      </Cluster>
      <RecordLayout
        side={
          <Panel title={t('emails.course')}>
            <Facts
              facts={[
                { name: t('emails.column.recipient'), value: mail.recipient },
                { name: t('emails.column.template'), value: mail.template },
                { name: t('emails.column.language'), value: t(`emails.language.${mail.language}`) },
                { name: t('emails.column.created'), value: time(mail.createdAt) },
                { name: t('emails.sent-at'), value: mail.sentAt === null ? '' : time(mail.sentAt) },
                { name: t('emails.column.attempts'), value: format.number(mail.attempts) },
                { name: t('emails.column.resends'), value: mail.resends === 0 ? '' : format.number(mail.resends) },
                { name: t('emails.last-error'), value: mail.lastError },
              ]}
            />
            <Resend mail={mail} />
          </Panel>
        }
      >
        <Panel title={t('emails.body')}>
          {mail.html === '' ? (
            <EmptyState title={t('emails.unwritten')} text={t('emails.unwritten.text')} />
          ) : (
            <>
              <MailFrame html={mail.html} title={subject} />
              <Disclosure title={t('emails.plain')}>
                <pre css={styles.plain}>{mail.text}</pre>
              </Disclosure>
            </>
          )}
        </Panel>
      </RecordLayout>
    </article>
  );
}

/** A mail that waits in the queue cannot be sent again. */
function Resend({ mail: { id, status } }: { readonly mail: MailWithBody }) {
  const t = useEmailsT();
  const queries = useQueryClient();
  const resend = useMutation({
    mutationFn: () => resendMail(id),
    onSuccess: async ({ queued }) => {
      showToast({ message: t(queued ? 'emails.resent' : 'emails.resent.already'), tone: queued ? 'success' : 'info' });
      await Promise.all([['sent-email'], adminStatsQuery.queryKey].map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
  });
  if (status === 'queued') return null;
  return (
    <>
      {resend.isError && <FormFailure failure={resend.error} />}
      <div>
        <Button variant="secondary" busy={resend.isPending} onClick={() => resend.mutate()}>
          {t('emails.resend')}
        </Button>
      </div>
    </>
  );
}

const styles = {
  // An address may be as long as a line.
  name: css({ overflowWrap: 'anywhere' }),
  root: css({ display: 'grid', gap: space[5], minWidth: 0 }),
  plain: css({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: '0.8125rem' }),
};

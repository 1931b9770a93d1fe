import type { ChannelReport } from '@orime/contracts/api/talk/channel';
import { Form, useForm } from '@orime/forms';
import { refusalOf } from '@orime/forms/access';
import { Link, useFormat, useNavigate, useQuery, useQueryClient, useText } from '@orime/platform';
import {
  Button,
  css,
  EmptyState,
  FailedState,
  font,
  Heading,
  Notice,
  showToast,
  Skeleton,
  SkeletonRegion,
  space,
  Text,
  TextArea,
} from '@orime/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { adminStatsQuery } from '../../layout/index.ts';
import { MergeNotice } from '../../parts/merge-notice.tsx';
import { Panel } from '../../parts/panel.tsx';
import { RecordLayout } from '../../parts/record-layout.tsx';
import { closeChatReport, historyQuery } from './chats.api.ts';
import { useChatsT } from './reported-chats-texts.ts';

/** One report of a conversation. Its messages are shown only when asked for, as that is recorded. */
export function ChatRecord({ report }: { readonly report: ChannelReport }) {
  const t = useChatsT();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  return (
    <article css={styles.root} aria-labelledby="chat-reporter">
      <Heading level={2} size={3} id="chat-reporter">
        {t('chats.of', { reporter: report.reporter })}
      </Heading>
      <RecordLayout side={<CloseForm report={report} ended={<Text tone="muted">{t('chats.over')}</Text>} />}>
        <Panel title={t('chats.column.reason')}>
          <Text css={styles.text}>{report.reason}</Text>
          <Text size="sm" tone="muted">
            {format.date(report.createdAt, { dateStyle: 'long', timeStyle: 'short' })}
          </Text>
        </Panel>
        <Panel title={t('chats.messages')}>
          {isOpen ? (
            <History channel={report.channel} />
          ) : (
            <Notice title={t('chats.private')}>
              <div css={styles.ask}>
                <span>{t('chats.private.text')}</span>
                <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
                  {t('chats.read')}
                </Button>
              </div>
            </Notice>
          )}
        </Panel>
      </RecordLayout>
    </article>
  );
}

/** Fetches. */
function History({ channel }: { readonly channel: string }) {
  const t = useChatsT();
  const format = useFormat();
  const text = useText();
  const { data, error, isFetching, refetch } = useQuery(historyQuery(channel));
  if (refusalOf(error) === 'not_found') return <EmptyState title={t('chats.gone.title')} text={t('chats.gone.text')} />;
  if (data === undefined && error !== null) return <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />;
  if (data === undefined)
    return (
      <SkeletonRegion>
        <Skeleton height="16rem" />
      </SkeletonRegion>
    );
  return (
    <ol css={styles.messages} aria-label={t('chats.messages')}>
      {data.messages.map(({ id, sender, text: words, createdAt }) => (
        <li key={id} css={styles.message}>
          <Text size="sm" tone="muted">
            <Link to={`/admin/people?user=${encodeURIComponent(sender.id)}`}>{text({ en: sender.username, jp: sender.usernameJp })}</Link> ·{' '}
            {format.date(createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
          </Text>
          <Text css={styles.text}>{words}</Text>
        </li>
      ))}
    </ol>
  );
}

type CloseFormProps = {
  readonly report: ChannelReport;
  /** Stands in its place once the report is closed. */
  readonly ended: ReactNode;
};

function CloseForm({ report: { id, status }, ended }: CloseFormProps) {
  const t = useChatsT();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const reload = (): Promise<unknown> =>
    Promise.all([['channel-report'], adminStatsQuery.queryKey].map((queryKey) => queries.invalidateQueries({ queryKey })));
  const form = useForm<{ note: string }, { note: string }>({
    name: 'chat-close',
    initial: { note: '' },
    schema: async () => (await import('@orime/contracts/api/talk/channel')).closeChannelReport.schema.body,
    toBody: ({ note }) => ({ note: note.trim() }),
    send: async ({ note }) => {
      try {
        return await closeChatReport(id, note);
      } catch (error) {
        if (refusalOf(error) === 'not_found') await reload();
        throw error;
      }
    },
    onSent: async () => {
      showToast({ message: t('chats.closed'), tone: 'success' });
      await reload();
      await navigate('/admin/reported-chats');
    },
  });
  // Somebody else has closed it.
  const isTaken = refusalOf(form.failure) === 'not_found';
  if (status !== 'open' && !isTaken) return ended;
  return (
    <Panel title={t('chats.close')}>
      <Form
        form={form}
        label={t('chats.close')}
        failureNotice={
          isTaken ? (
            <MergeNotice
              fields={[
                { name: t('chats.column.status'), mine: t('chats.status.closed'), theirs: t(`chats.status.${status}`) },
                { name: t('chats.note'), mine: form.follow('note').trim(), theirs: '' },
              ]}
              onTakeTheirs={() => form.startOver()}
            />
          ) : undefined
        }
      >
        <TextArea label={t('chats.note')} hint={t('chats.note.hint')} rows={4} maxLength={500} required {...form.text('note')} />
        <div>
          <Button type="submit" busy={form.isBusy}>
            {t('chats.close')}
          </Button>
        </div>
      </Form>
    </Panel>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[5], minWidth: 0 }),
  ask: css({ display: 'grid', gap: space[3], justifyItems: 'start' }),
  messages: css({ display: 'grid', gap: space[4], margin: 0, padding: 0, listStyle: 'none', fontSize: font.size.md }),
  message: css({ display: 'grid', gap: space[1] }),
  text: css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '44rem' }),
};

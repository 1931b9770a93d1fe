import { Form, useForm } from '@orime/forms';
import { useQueryClient, useSession, useT } from '@orime/platform';
import { Button, css, Heading, showToast, space, Text, TextArea, TextField } from '@orime/ui';
import { adminStatsQuery } from '../../layout/index.ts';
import { fileBug } from './bugs.api.ts';
import type { BugInput } from './bugs.api.ts';

export type BugFormProps = {
  /** Where the reporter came from. */
  readonly route: string;
  /** What was released there, for whoever looks for the fault; it goes at the end of the text. */
  readonly version: string;
};

/** A new report. What is typed is kept until it is sent. */
export function BugForm({ route, version }: BugFormProps) {
  const t = useT('admin');
  const cache = useQueryClient();
  const session = useSession();
  const form = useForm<BugInput>({
    name: 'bug',
    initial: { title: '', body: '', route },
    schema: async () => (await import('@orime/contracts/api/office/bug')).createBug.schema.body,
    toBody: (draft) => ({ ...draft, body: [draft.body.trim(), version].filter((part) => part !== '').join('\n\n') }),
    send: (body, { idempotencyKey }) => fileBug(body, idempotencyKey),
    onSent: async () => {
      showToast({ tone: 'success', message: t('bugs.sent') });
      form.startOver();
      await Promise.all([['bugs'], adminStatsQuery.queryKey].map((queryKey) => cache.invalidateQueries({ queryKey })));
    },
    keep: { userId: session.status === 'signed-in' ? session.user._id : undefined, omit: ['route'] },
  });
  return (
    <section css={styles.root} aria-labelledby="bug-new">
      <Heading level={2} size={3} id="bug-new">
        {t('bugs.form')}
      </Heading>
      <Form form={form} label={t('bugs.form')}>
        <TextField label={t('bugs.field.title')} {...form.text('title')} />
        <TextArea label={t('bugs.field.body')} hint={t('bugs.field.body.hint')} optional rows={6} {...form.text('body')} />
        <TextField label={t('bugs.field.route')} optional {...form.text('route')} />
        {version !== '' && (
          <Text size="sm" tone="muted" css={styles.version}>
            {t('bugs.version', { version })}
          </Text>
        )}
        <Button css={styles.send} type="submit" busy={form.isBusy}>
          {t('bugs.send')}
        </Button>
      </Form>
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4] }),
  version: css({ overflowWrap: 'anywhere' }),
  send: css({ justifySelf: 'start' }),
};

import type { Bug } from '@orime/contracts/api/office/bug';
import type { FrontEndError } from '@orime/contracts/api/office/errors';
import { Form, useForm } from '@orime/forms';
import { isApiError, Link, useQueryClient } from '@orime/platform';
import { Button, buttonStyles, css, Notice, Select, showToast, TextField } from '@orime/ui';
import { adminStatsQuery } from '../../layout/index.ts';
import { Panel } from '../../parts/panel.tsx';
import { useErrorsT } from './errors-texts.ts';
import { fileErrorBug } from './errors.api.ts';

const SEVERITIES = ['low', 'medium', 'high', 'critical'] as const satisfies readonly Bug['severity'][];

type Draft = { title: string; severity: Bug['severity'] };

/** Takes an error up as a bug, or leads to the one that is open for it. */
export function ErrorBug({ error }: { readonly error: FrontEndError }) {
  const t = useErrorsT();
  return <Panel title={t('errors.bug')}>{error.bugId === null ? <BugForm error={error} /> : <BugLink id={error.bugId} />}</Panel>;
}

function BugLink({ id }: { readonly id: string }) {
  const t = useErrorsT();
  return (
    <div>
      <Link css={buttonStyles({ variant: 'secondary', size: 'sm' })} to={`/bugs?${new URLSearchParams({ bug: id }).toString()}`}>
        {t('errors.bug.open')}
      </Link>
    </div>
  );
}

function BugForm({ error }: { readonly error: FrontEndError }) {
  const t = useErrorsT();
  const queries = useQueryClient();
  const form = useForm<Draft, Parameters<typeof fileErrorBug>[0], Bug>({
    name: 'error-bug',
    initial: { title: error.message.slice(0, 200), severity: 'medium' },
    toBody: ({ title, severity }) => ({
      title: title.trim(),
      severity,
      route: error.route.slice(0, 500),
      body: [error.release, error.info]
        .filter((part) => part !== '')
        .join('\n\n')
        .slice(0, 8000),
      errorId: error.id,
    }),
    check: ({ title }) => (title.trim() === '' ? [{ field: 'title', problem: { kind: 'required' } }] : []),
    send: (body, { idempotencyKey }) => fileErrorBug(body, idempotencyKey),
    onSent: async () => {
      showToast({ message: t('errors.bug.made'), tone: 'success' });
      const keys = [['errors'], ['bugs'], adminStatsQuery.queryKey];
      await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
  });
  const isTaken = isApiError(form.failure) && form.failure.code === 'conflict';
  return (
    <Form
      form={form}
      label={t('errors.bug')}
      failureNotice={
        isTaken ? (
          <Notice tone="warning" role="alert">
            {t('errors.bug.taken')}
          </Notice>
        ) : undefined
      }
    >
      <TextField label={t('errors.bug.title')} maxLength={200} {...form.text('title')} />
      <Select label={t('errors.bug.severity')} {...form.text('severity')}>
        {SEVERITIES.map((severity) => (
          <option key={severity} value={severity}>
            {t(`errors.severity.${severity}`)}
          </option>
        ))}
      </Select>
      <Button css={styles.button} type="submit" variant="secondary" busy={form.isBusy}>
        {t('errors.bug.make')}
      </Button>
    </Form>
  );
}

const styles = { button: css({ justifySelf: 'start' }) };

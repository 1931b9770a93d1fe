import { reportMachine } from '@orime/commerce';
import { REPORT_OUTCOMES } from '@orime/contracts/api/office/report';
import type { ContentReport } from '@orime/contracts/api/office/report';
import { Form, useForm } from '@orime/forms';
import { isApiError, useQueryClient } from '@orime/platform';
import { Button, RadioGroup, showToast, Text, TextArea } from '@orime/ui';
import { useRef } from 'react';
import { adminStatsQuery } from '../../layout/index.ts';
import { MergeNotice } from '../../parts/merge-notice.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useReportsT } from './reports-texts.ts';
import { moveReport } from './reports.api.ts';
import type { ReportStep } from './reports.api.ts';

type DecisionDraft = { status: ContentReport['status']; outcome: NonNullable<ContentReport['outcome']> | ''; note: string };

const draftOf = ({ status, outcome, note }: ContentReport): DecisionDraft => ({ status, outcome: outcome ?? '', note });

/** How far a report is; closed, it has an outcome, of which the sender is told. */
export function ReportDecision({ report }: { readonly report: ContentReport }) {
  const t = useReportsT();
  const queries = useQueryClient();
  // The version that is written over: a later one only after the reader has decided so.
  const version = useRef(report.version);
  const reload = (): Promise<unknown> =>
    Promise.all([['report'], adminStatsQuery.queryKey].map((queryKey) => queries.invalidateQueries({ queryKey })));
  const form = useForm<DecisionDraft, ReportStep, ContentReport>({
    name: 'report-decision',
    initial: draftOf(report),
    toBody: ({ status, outcome, note }) => ({
      status,
      note: note.trim(),
      ...(status === 'closed' && outcome !== '' && { outcome }),
    }),
    check: ({ status, outcome }) => (status === 'closed' && outcome === '' ? [{ field: 'outcome', problem: { kind: 'required' } }] : []),
    send: async (step) => {
      try {
        return await moveReport(report.id, { ...step, version: version.current });
      } catch (error) {
        // What the others made of it is shown beside what was typed here.
        await reload();
        throw error;
      }
    },
    onSent: async (saved) => {
      version.current = saved.version;
      showToast({ message: t(saved.status === 'closed' ? 'reports.closed' : 'reports.saved'), tone: 'success' });
      await reload();
    },
  });
  const isConflict = isApiError(form.failure) && form.failure.code === 'conflict';
  const [mine, theirs] = [form.followAll(), draftOf(report)];
  const outcomeOf = ({ outcome }: DecisionDraft): string => (outcome === '' ? t('reports.outcome.none') : t(`reports.outcome.${outcome}`));
  const isClosing = mine.status === 'closed' && report.status !== 'closed';
  const outcome = form.value('outcome');

  function keepMine(): void {
    version.current = report.version;
    void form.submit();
  }
  function takeTheirs(): void {
    version.current = report.version;
    form.startOver(theirs);
  }

  return (
    <Panel title={t('reports.decision')}>
      <Form
        form={form}
        label={t('reports.decision')}
        failureNotice={
          isConflict ? (
            <MergeNotice
              fields={[
                {
                  name: t('reports.column.status'),
                  mine: t(`reports.status.${mine.status}`),
                  theirs: t(`reports.status.${theirs.status}`),
                },
                { name: t('reports.column.outcome'), mine: outcomeOf(mine), theirs: outcomeOf(theirs) },
                { name: t('reports.note'), mine: mine.note, theirs: theirs.note },
              ]}
              onKeepMine={keepMine}
              onTakeTheirs={takeTheirs}
            />
          ) : undefined
        }
      >
        <RadioGroup
          legend={t('reports.column.status')}
          options={[report.status, ...reportMachine[report.status]].map((value) => ({ value, label: t(`reports.status.${value}`) }))}
          {...form.value('status')}
        />
        {isClosing && (
          <RadioGroup
            legend={t('reports.column.outcome')}
            options={REPORT_OUTCOMES.map((value) => ({ value, label: t(`reports.outcome.${value}`) }))}
            {...outcome}
            value={outcome.value === '' ? undefined : outcome.value}
          />
        )}
        <TextArea
          label={t('reports.note')}
          hint={t(isClosing ? 'reports.note.mailed' : 'reports.note.hint')}
          rows={4}
          maxLength={4000}
          optional
          {...form.text('note')}
        />
        {report.status === 'closed' && mine.status === 'closed' ? (
          <Text size="sm" tone="muted">
            {t('reports.is-closed')}
          </Text>
        ) : (
          <div>
            <Button type="submit" busy={form.isBusy}>
              {t(isClosing ? 'reports.close' : 'reports.save')}
            </Button>
          </div>
        )}
      </Form>
    </Panel>
  );
}

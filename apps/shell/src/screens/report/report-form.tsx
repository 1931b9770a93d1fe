import { isEmpty } from '@orime/contracts';
import type { ReportInput, ReportReason } from '@orime/contracts/api/office/report';
import { Form, Honeypot, useForm } from '@orime/forms';
import type { FieldProblem } from '@orime/forms';
import { FilesField, ticketRoute, useFormFiles } from '@orime/forms/files';
import { isApiError, useLanguage, useSession } from '@orime/platform';
import { Button, Select, TextArea, TextField, css } from '@orime/ui';
import { useState } from 'react';
import { isEmail } from '../account/checks.ts';
import { sendReport } from '../intake/intake.api.ts';
import { useReportT } from './report-texts.ts';

export interface ReportOutcome {
  readonly reference: string;
  /** The same was reported within a day. */
  readonly isRepeated: boolean;
}

export type ReportFormProps = {
  readonly target: string;
  readonly onDone: (outcome: ReportOutcome) => void;
};

const MAX_FILES = 3;
/** In the order they are offered. */
const REASONS = ['counterfeit', 'ip', 'offensive', 'fraud', 'privacy', 'other'] as const satisfies readonly ReportReason[];

export function ReportForm({ target, onDone }: ReportFormProps) {
  const t = useReportT();
  const language = useLanguage();
  const session = useSession();
  const [route] = useState(() => ticketRoute('report'));
  const files = useFormFiles({ route, max: MAX_FILES });
  const form = useForm<ReportDraft, ReportInput, ReportOutcome>({
    name: 'report',
    initial: {
      target: target.slice(0, 500),
      reason: '',
      details: '',
      email: session.status === 'signed-in' ? session.user.email : '',
      files: '',
      subjectLine: '',
    },
    check: (draft) => [...findWrong(draft), ...files.check('files')],
    say: (field) => (field === 'files' ? files.say() : isChecked(field) ? t(`report.wrong.${field}`) : undefined),
    toBody: (draft) => ({
      target: draft.target.trim(),
      reason: draft.reason as ReportReason, // one of the options, by `findWrong`
      details: draft.details.trim(),
      email: draft.email.trim(),
      files: [...files.stored],
      locale: language,
      subjectLine: draft.subjectLine,
    }),
    send: (body, { idempotencyKey }) =>
      sendReport(body, idempotencyKey).then(({ reference }) => ({ reference, isRepeated: false }), repeatedOf),
    onSent: onDone,
  });
  const { id, error } = form.value('files');
  return (
    <Form form={form} named={false} css={styles.form}>
      <TextField label={t('report.target')} hint={t('report.target-hint')} maxLength={500} {...form.text('target')} />
      <Select label={t('report.reason')} {...form.text('reason')}>
        <option value="">{t('report.choose')}</option>
        {REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {t(`report.reason.${reason}`)}
          </option>
        ))}
      </Select>
      <TextArea label={t('report.details')} hint={t('report.details-hint')} rows={6} maxLength={5000} {...form.text('details')} />
      <TextField
        label={t('report.email')}
        hint={t('report.email-hint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        {...form.text('email')}
      />
      <FilesField id={id} legend={t('report.files')} label={t('report.add-files')} files={files} error={error} />
      <Honeypot {...form.value('subjectLine')} />
      <Button type="submit" size="lg" block busy={form.isBusy}>
        {t('report.submit')}
      </Button>
    </Form>
  );
}

/** As it is typed. `files` holds no value: it is where their error lands. */
type ReportDraft = Readonly<Record<'target' | 'reason' | 'details' | 'email' | 'files' | 'subjectLine', string>>;

function findWrong({ target, reason, details, email }: ReportDraft): readonly FieldProblem[] {
  const wrong = {
    target: isEmpty(target),
    reason: reason === '',
    details: details.trim().length < 20,
    email: !isEmail(email),
  } satisfies Record<Checked, boolean>;
  return Object.entries(wrong).flatMap(([field, isWrong]) => (isWrong ? [{ field, problem: { kind: 'malformed' as const } }] : []));
}

const CHECKED = ['target', 'reason', 'details', 'email'] as const;
type Checked = (typeof CHECKED)[number];

/** Whether there is a text for what is wrong with a field. */
function isChecked(field: string): field is Checked {
  return CHECKED.some((checked) => checked === field);
}

/** The earlier report, when the same was reported within a day; throws any other failure again. */
function repeatedOf(error: unknown): ReportOutcome {
  if (!isApiError(error) || error.code !== 'report_repeated') throw error;
  const details = error.details as { readonly reference?: unknown } | undefined; // by the endpoint's contract
  if (typeof details?.reference !== 'string') throw error;
  return { reference: details.reference, isRepeated: true };
}

const styles = { form: css({ position: 'relative' }) };

import { isEmpty } from '@orime/contracts';
import type { ReportInput, ReportReason } from '@orime/contracts/api/office/report';
import { Form, Honeypot, useForm } from '@orime/forms';
import type { FieldProblem } from '@orime/forms';
import { FilesField, ticketRoute, useFormFiles } from '@orime/forms/files';
import { isApiError, useLanguage, useSession, useText } from '@orime/platform';
import { Button, Select, TextArea, TextField, css } from '@orime/ui';
import { useState } from 'react';
import { isEmail } from '../account/checks.ts';
import { sendReport } from '../intake/intake.api.ts';
import { REASONS, REASON_WORDS, REPORT_WORDS, REPORT_WRONG } from './report-words.ts';

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

export function ReportForm({ target, onDone }: ReportFormProps) {
  const text = useText();
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
    say: (field) => (field === 'files' ? files.say() : isWorded(field) ? text(REPORT_WRONG[field]) : undefined),
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
      <TextField label={text(REPORT_WORDS.target)} hint={text(REPORT_WORDS.targetHint)} maxLength={500} {...form.text('target')} />
      <Select label={text(REPORT_WORDS.reason)} {...form.text('reason')}>
        <option value="">{text(REPORT_WORDS.choose)}</option>
        {REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {text(REASON_WORDS[reason])}
          </option>
        ))}
      </Select>
      <TextArea
        label={text(REPORT_WORDS.details)}
        hint={text(REPORT_WORDS.detailsHint)}
        rows={6}
        maxLength={5000}
        {...form.text('details')}
      />
      <TextField
        label={text(REPORT_WORDS.email)}
        hint={text(REPORT_WORDS.emailHint)}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        {...form.text('email')}
      />
      <FilesField id={id} legend={text(REPORT_WORDS.files)} label={text(REPORT_WORDS.addFiles)} files={files} error={error} />
      <Honeypot {...form.value('subjectLine')} />
      <Button type="submit" size="lg" block busy={form.isBusy}>
        {text(REPORT_WORDS.submit)}
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
  } satisfies Record<keyof typeof REPORT_WRONG, boolean>;
  return Object.entries(wrong).flatMap(([field, isWrong]) => (isWrong ? [{ field, problem: { kind: 'malformed' as const } }] : []));
}

function isWorded(field: string): field is keyof typeof REPORT_WRONG {
  return Object.hasOwn(REPORT_WRONG, field);
}

/** The earlier report, when the same was reported within a day; throws any other failure again. */
function repeatedOf(error: unknown): ReportOutcome {
  if (!isApiError(error) || error.code !== 'report_repeated') throw error;
  const details = error.details as { readonly reference?: unknown } | undefined; // by the endpoint's contract
  if (typeof details?.reference !== 'string') throw error;
  return { reference: details.reference, isRepeated: true };
}

const styles = { form: css({ position: 'relative' }) };

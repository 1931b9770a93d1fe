import { isEmpty } from '@orime/contracts';
import type { ReportReason } from '@orime/contracts/api/office/report';
import { isApiError, useLanguage, useSession, useText } from '@orime/platform';
import { Button, FormErrorSummary, Select, TextArea, TextField, css, space } from '@orime/ui';
import { isEmail } from '../account/checks.ts';
import { FormFailure } from '../account/form-failure.tsx';
import { useForm } from '../account/use-form.ts';
import { FileField } from '../intake/file-field.tsx';
import { FILE_WORDS } from '../intake/file-words.ts';
import { Honeypot } from '../intake/honeypot.tsx';
import { sendReport } from '../intake/intake.api.ts';
import { useFormFiles } from '../intake/use-form-files.ts';
import { useSendKey } from '../intake/use-send-key.ts';
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
const ORDER = ['target', 'reason', 'details', 'email', 'files'] as const;

export function ReportForm({ target, onDone }: ReportFormProps) {
  const text = useText();
  const language = useLanguage();
  const session = useSession();
  const sendKey = useSendKey();
  const files = useFormFiles({ form: 'report', max: MAX_FILES });
  const say = Object.fromEntries(Object.entries(REPORT_WRONG).map(([field, words]) => [field, text(words)]));
  const form = useForm({
    initial: {
      target: target.slice(0, 500),
      reason: '',
      details: '',
      email: session.status === 'signed-in' ? session.user.email : '',
      files: '',
      subjectLine: '',
    },
    say: { ...say, files: text(FILE_WORDS.gone) },
    check: (values) => ({
      ...(isEmpty(values.target) && { target: text(REPORT_WRONG.target) }),
      ...(values.reason === '' && { reason: text(REPORT_WRONG.reason) }),
      ...(values.details.trim().length < 20 && { details: text(REPORT_WRONG.details) }),
      ...(!isEmail(values.email) && { email: text(REPORT_WRONG.email) }),
      ...(files.isUploading && { files: text(FILE_WORDS.underWay) }),
      ...(files.hasFailed && { files: text(FILE_WORDS.notSent) }),
    }),
    submit: async ({ reason, target: about, details, email, subjectLine }) => {
      const chosen = files.files.flatMap((file) => (file.status === 'done' ? [{ id: file.fileId, claim: file.claim }] : []));
      const body = {
        target: about.trim(),
        reason: reason as ReportReason,
        details: details.trim(),
        email: email.trim(),
        files: chosen,
        locale: language,
        subjectLine,
      }; // one of the options, by the check above
      try {
        const { reference } = await sendReport(body, sendKey(body));
        onDone({ reference, isRepeated: false });
      } catch (error) {
        const earlier = repeatedOf(error);
        if (earlier === undefined) throw error;
        onDone({ reference: earlier, isRepeated: true });
      }
      return 'leaving';
    },
  });
  const { values, errors } = form;
  const wrong = ORDER.flatMap((fieldId) => (errors[fieldId] === undefined ? [] : [{ fieldId, message: errors[fieldId] }]));
  return (
    <form css={styles.form} onSubmit={form.handleSubmit} noValidate>
      <FormErrorSummary attempt={form.attempt} errors={wrong} />
      <TextField
        id="target"
        label={text(REPORT_WORDS.target)}
        hint={text(REPORT_WORDS.targetHint)}
        maxLength={500}
        value={values.target}
        error={errors.target}
        onChange={({ currentTarget }) => form.set('target', currentTarget.value)}
      />
      <Select
        id="reason"
        label={text(REPORT_WORDS.reason)}
        value={values.reason}
        error={errors.reason}
        onChange={({ currentTarget }) => form.set('reason', currentTarget.value)}
      >
        <option value="">{text(REPORT_WORDS.choose)}</option>
        {REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {text(REASON_WORDS[reason])}
          </option>
        ))}
      </Select>
      <TextArea
        id="details"
        label={text(REPORT_WORDS.details)}
        hint={text(REPORT_WORDS.detailsHint)}
        rows={6}
        maxLength={5000}
        value={values.details}
        error={errors.details}
        onChange={({ currentTarget }) => form.set('details', currentTarget.value)}
      />
      <TextField
        id="email"
        label={text(REPORT_WORDS.email)}
        hint={text(REPORT_WORDS.emailHint)}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        value={values.email}
        error={errors.email}
        onChange={({ currentTarget }) => form.set('email', currentTarget.value)}
      />
      <FileField
        id="files"
        legend={text(REPORT_WORDS.files)}
        label={text(REPORT_WORDS.addFiles)}
        max={MAX_FILES}
        files={files}
        error={errors.files}
      />
      <Honeypot value={values.subjectLine} onChange={(subjectLine) => form.set('subjectLine', subjectLine)} />
      <FormFailure text={form.failureText} />
      <Button type="submit" size="lg" block busy={form.isBusy}>
        {text(REPORT_WORDS.submit)}
      </Button>
    </form>
  );
}

/** The earlier reference, when the same was reported within a day. */
function repeatedOf(error: unknown): string | undefined {
  if (!isApiError(error) || error.code !== 'report_repeated') return undefined;
  const details = error.details as { readonly reference?: unknown } | undefined; // by the endpoint's contract
  return typeof details?.reference === 'string' ? details.reference : undefined;
}

const styles = { form: css({ position: 'relative', display: 'grid', gap: space[5] }) };

import { Link, Trans, useLanguage, useNavigate, useQueryClient, useText } from '@orime/platform';
import { Button, Checkbox, FormErrorSummary, Text, buttonStyles, css, space } from '@orime/ui';
import { useEffect } from 'react';
import { FormFailure } from '../account/form-failure.tsx';
import { useForm } from '../account/use-form.ts';
import { FileField } from '../intake/file-field.tsx';
import { FILE_WORDS } from '../intake/file-words.ts';
import { FormSection } from '../intake/form-section.tsx';
import { Honeypot } from '../intake/honeypot.tsx';
import { applicationQuery, sendApplication, updateApplication } from '../intake/intake.api.ts';
import type { ApplicationLink } from '../intake/intake.api.ts';
import { applicationPath } from '../intake/link-of.ts';
import { useFormFiles } from '../intake/use-form-files.ts';
import { useSendKey } from '../intake/use-send-key.ts';
import { forgetDraft, keepDraft } from './apply-draft.ts';
import type { ApplyDraft } from './apply-draft.ts';
import { useApplyT } from './apply-texts.ts';
import { answersOf, findWrong } from './apply-values.ts';
import type { ApplyValues } from './apply-values.ts';
import { WRONG } from './apply-words.ts';
import { HeardSelect } from './heard-select.tsx';
import { PersonFields } from './person-fields.tsx';
import { WorkFields } from './work-fields.tsx';

export type ApplyFormProps = {
  readonly initial: ApplyDraft;
  /** Of the application that is corrected. */
  readonly link?: ApplicationLink;
};

const MAX_FILES = 10;
const ORDER = ['name', 'brand', 'email', 'country', 'website', 'instagram', 'yearFounded', 'statement', 'files', 'consent'] as const;

export function ApplyForm({ initial, link }: ApplyFormProps) {
  const t = useApplyT();
  const text = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const client = useQueryClient();
  const sendKey = useSendKey();
  const files = useFormFiles({ form: 'application', max: MAX_FILES, initial: initial.files });
  const isNew = link === undefined;
  const form = useForm<ApplyValues>({
    initial: initial.values,
    say: { ...Object.fromEntries(Object.entries(WRONG).map(([field, words]) => [field, text(words)])), files: text(FILE_WORDS.gone) },
    check: (values) => ({
      ...Object.fromEntries(findWrong(values, new Date().getFullYear()).map((field) => [field, text(WRONG[field])])),
      ...(files.isUploading && { files: text(FILE_WORDS.underWay) }),
      ...(files.hasFailed && { files: text(FILE_WORDS.notSent) }),
    }),
    submit: async (values) => {
      const answers = answersOf(values);
      if (link !== undefined) client.setQueryData(applicationQuery(link).queryKey, await updateApplication(link, answers));
      const to = link ?? (await send(values, answers));
      await navigate(applicationPath(to), { replace: true });
      return 'leaving';
    },
  });
  const { values, errors } = form;

  async function send(sent: ApplyValues, answers: ReturnType<typeof answersOf>): Promise<ApplicationLink> {
    const chosen = files.files.flatMap((file) => (file.status === 'done' ? [{ id: file.fileId, claim: file.claim }] : []));
    const body = {
      kind: sent.kind,
      email: sent.email.trim(),
      ...answers,
      files: chosen,
      consent: true as const,
      locale: language,
      subjectLine: sent.subjectLine,
    };
    const receipt = await sendApplication(body, sendKey(body));
    forgetDraft();
    return receipt;
  }

  // Keeps unsent work in this browser, a moment after the last change.
  const isTouched = isNew && (values !== initial.values || files.files !== initial.files);
  useEffect(() => {
    if (!isTouched || form.isBusy) return undefined;
    const timer = setTimeout(() => keepDraft({ values, files: files.files }), 400);
    return () => clearTimeout(timer);
  }, [isTouched, form.isBusy, values, files.files]);

  const wrong = ORDER.flatMap((fieldId) => (errors[fieldId] === undefined ? [] : [{ fieldId, message: errors[fieldId] }]));
  return (
    <form css={styles.form} onSubmit={form.handleSubmit} noValidate>
      <FormErrorSummary attempt={form.attempt} errors={wrong} />
      <FormSection number={1} title={t('apply.you')} text={t('apply.you-text')}>
        <PersonFields values={values} errors={errors} isNew={isNew} onChange={form.set} />
      </FormSection>
      <FormSection number={2} title={t('apply.work')} text={t('apply.work-text')}>
        <WorkFields values={values} errors={errors} onChange={form.set} />
      </FormSection>
      {isNew && (
        <FormSection number={3} title={t('apply.portfolio')} text={t('apply.portfolio-text')}>
          <FileField id="files" legend={t('apply.files')} label={t('apply.add-files')} max={MAX_FILES} files={files} error={errors.files} />
        </FormSection>
      )}
      <FormSection number={isNew ? 4 : 3} title={t('apply.send')}>
        <HeardSelect value={values.heard} onChange={(heard) => form.set('heard', heard)} />
        {isNew && (
          <Checkbox
            id="consent"
            label={<Trans ns="shell" i18nKey="apply.consent" components={{ privacy: <Link to="/privacy-policy" /> }} />}
            checked={values.consent}
            error={errors.consent}
            onChange={({ currentTarget }) => form.set('consent', currentTarget.checked)}
          />
        )}
        <Honeypot value={values.subjectLine} onChange={(subjectLine) => form.set('subjectLine', subjectLine)} />
        <FormFailure text={form.failureText} />
        <div css={styles.actions}>
          <Button type="submit" size="lg" busy={form.isBusy}>
            {t(isNew ? 'apply.submit' : 'apply.save')}
          </Button>
          {link !== undefined && (
            <Link css={buttonStyles({ size: 'lg', variant: 'secondary' })} to={applicationPath(link)}>
              {t('apply.cancel')}
            </Link>
          )}
        </div>
        {isNew && (
          <Text size="sm" tone="muted">
            {t('apply.kept')}
          </Text>
        )}
      </FormSection>
    </form>
  );
}

const styles = {
  form: css({ position: 'relative', display: 'grid' }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: space[3] }),
};

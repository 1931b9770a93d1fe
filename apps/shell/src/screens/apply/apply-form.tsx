import type { ApplicationInput } from '@orime/contracts/api/people/application';
import { Form, FormSection, Honeypot, useForm } from '@orime/forms';
import { FilesField, ticketRoute, useFormFiles } from '@orime/forms/files';
import { Link, Trans, useLanguage, useNavigate, useQueryClient, useSession } from '@orime/platform';
import { Button, Checkbox, Text, buttonStyles, css, space } from '@orime/ui';
import { useState } from 'react';
import { applicationQuery, sendApplication, updateApplication } from '../intake/intake.api.ts';
import type { ApplicationAnswers, ApplicationLink } from '../intake/intake.api.ts';
import { applicationPath } from '../intake/link-of.ts';
import { useApplyT } from './apply-texts.ts';
import { answersOf, findWrong, isChecked } from './apply-values.ts';
import type { ApplyValues } from './apply-values.ts';
import { HeardSelect } from './heard-select.tsx';
import { PersonFields } from './person-fields.tsx';
import { WorkFields } from './work-fields.tsx';

export type ApplyFormProps = {
  readonly initial: ApplyValues;
  /** Of the application that is corrected. */
  readonly link?: ApplicationLink;
};

type ApplyBody = { readonly answers: ApplicationAnswers; readonly sender: Omit<ApplicationInput, keyof ApplicationAnswers> };

const NAME = 'apply';
const MAX_FILES = 10;

export function ApplyForm({ initial, link }: ApplyFormProps) {
  const t = useApplyT();
  const language = useLanguage();
  const navigate = useNavigate();
  const client = useQueryClient();
  const session = useSession();
  const isNew = link === undefined;
  const userId = session.status === 'signed-in' ? session.user._id : undefined;
  const [route] = useState(() => ticketRoute('application'));
  const files = useFormFiles({ route, max: MAX_FILES, keep: isNew ? { form: NAME, userId } : undefined });
  const form = useForm<ApplyValues, ApplyBody, ApplicationLink>({
    name: NAME,
    initial,
    keep: isNew ? { userId, omit: ['consent', 'subjectLine'] } : undefined,
    check: (values) => [
      ...findWrong(values, new Date().getFullYear()).map((field) => ({ field, problem: { kind: 'malformed' as const } })),
      ...files.check('files'),
    ],
    say: (field, { kind, code }) => {
      if (field === 'files') return files.say();
      // Other refusals, such as an application that is open already, say themselves what is wrong.
      return isChecked(field) && (kind !== 'refused' || code === 'validation') ? t(`apply.wrong.${field}`) : undefined;
    },
    toBody: (values) => ({
      answers: answersOf(values),
      sender: {
        kind: values.kind,
        email: values.email.trim(),
        files: [...files.stored],
        consent: true,
        locale: language,
        subjectLine: values.subjectLine,
      },
    }),
    send: async ({ answers, sender }, { idempotencyKey }) => {
      if (link === undefined) return sendApplication({ ...sender, ...answers }, idempotencyKey);
      client.setQueryData(applicationQuery(link).queryKey, await updateApplication(link, answers));
      return link;
    },
    onSent: async (sent) => {
      await navigate(applicationPath(sent), { replace: true });
      files.clear();
    },
  });
  const { id, error } = form.value('files');
  const startOver = (): void => {
    form.startOver();
    files.clear();
  };
  return (
    <Form form={{ ...form, startOver }} named={false} css={styles.form}>
      <FormSection number={1} title={t('apply.you')} text={t('apply.you-text')}>
        <PersonFields form={form} isNew={isNew} />
      </FormSection>
      <FormSection number={2} title={t('apply.work')} text={t('apply.work-text')}>
        <WorkFields form={form} />
      </FormSection>
      {isNew && (
        <FormSection number={3} title={t('apply.portfolio')} text={t('apply.portfolio-text')}>
          <FilesField id={id} legend={t('apply.files')} label={t('apply.add-files')} files={files} error={error} />
        </FormSection>
      )}
      <FormSection number={isNew ? 4 : 3} title={t('apply.send')}>
        <HeardSelect form={form} />
        {isNew && (
          <Checkbox
            label={<Trans ns="shell" i18nKey="apply.consent" components={{ privacy: <Link to="/privacy-policy" /> }} />}
            {...form.ticked('consent')}
          />
        )}
        <Honeypot {...form.value('subjectLine')} />
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
    </Form>
  );
}

const styles = {
  form: css({ position: 'relative', gap: 0 }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: space[3] }),
};

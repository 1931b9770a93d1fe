import type { ApplicationInput } from '@orime/contracts/api/people/application';
import { Form, FormSection, Honeypot, useForm } from '@orime/forms';
import { FilesField, ticketRoute, useFormFiles } from '@orime/forms/files';
import { Link, useLanguage, useNavigate, useQueryClient, useSession, useText } from '@orime/platform';
import { Button, Checkbox, Text, buttonStyles, css, space } from '@orime/ui';
import { useState } from 'react';
import { applicationQuery, sendApplication, updateApplication } from '../intake/intake.api.ts';
import type { ApplicationAnswers, ApplicationLink } from '../intake/intake.api.ts';
import { applicationPath } from '../intake/link-of.ts';
import { answersOf, findWrong, isChecked } from './apply-values.ts';
import type { ApplyValues } from './apply-values.ts';
import { APPLY_WORDS, WRONG } from './apply-words.ts';
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
  const text = useText();
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
      return isChecked(field) && (kind !== 'refused' || code === 'validation') ? text(WRONG[field]) : undefined;
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
      <FormSection number={1} title={text(APPLY_WORDS.you)} text={text(APPLY_WORDS.youText)}>
        <PersonFields form={form} isNew={isNew} />
      </FormSection>
      <FormSection number={2} title={text(APPLY_WORDS.work)} text={text(APPLY_WORDS.workText)}>
        <WorkFields form={form} />
      </FormSection>
      {isNew && (
        <FormSection number={3} title={text(APPLY_WORDS.portfolio)} text={text(APPLY_WORDS.portfolioText)}>
          <FilesField id={id} legend={text(APPLY_WORDS.files)} label={text(APPLY_WORDS.addFiles)} files={files} error={error} />
        </FormSection>
      )}
      <FormSection number={isNew ? 4 : 3} title={text(APPLY_WORDS.send)}>
        <HeardSelect form={form} />
        {isNew && (
          <Checkbox
            label={text(APPLY_WORDS.consent)}
            hint={<Link to="/privacy-policy">{text(APPLY_WORDS.consentRead)}</Link>}
            {...form.ticked('consent')}
          />
        )}
        <Honeypot {...form.value('subjectLine')} />
        <div css={styles.actions}>
          <Button type="submit" size="lg" busy={form.isBusy}>
            {text(isNew ? APPLY_WORDS.submit : APPLY_WORDS.save)}
          </Button>
          {link !== undefined && (
            <Link css={buttonStyles({ size: 'lg', variant: 'secondary' })} to={applicationPath(link)}>
              {text(APPLY_WORDS.cancel)}
            </Link>
          )}
        </div>
        {isNew && (
          <Text size="sm" tone="muted">
            {text(APPLY_WORDS.kept)}
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

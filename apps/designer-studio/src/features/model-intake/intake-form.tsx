import type { ModelIntakeAnswers, ModelIntakeInput } from '@orime/contracts/api/people/model-intake';
import { Form, FormSection, Honeypot, useForm } from '@orime/forms';
import { FilesField, ticketRoute, useFormFiles } from '@orime/forms/files';
import { Link, Trans, useLanguage, useNavigate, useQueryClient, useSession } from '@orime/platform';
import { Button, buttonStyles, Checkbox, css, space, Text } from '@orime/ui';
import { useState } from 'react';
import { MeasurementFields } from './fields/measurement-fields.tsx';
import { PersonFields } from './fields/person-fields.tsx';
import { PhotoExamples } from './fields/photo-examples.tsx';
import { WorkFields } from './fields/work-fields.tsx';
import { answersOf, checkIntake, inputOf, type IntakeDraft } from './intake-draft.ts';
import { submittedPath } from './intake-link.ts';
import { useIntakeT } from './intake-texts.ts';
import { intakeQuery, sendIntake, updateIntake, type IntakeLink } from './intake.api.ts';
import { useIntakeWords } from './use-intake-words.ts';

export type IntakeFormProps = {
  readonly initial: IntakeDraft;
  /** Of the application that is corrected: its photographs, its address and its age stay. */
  readonly link?: IntakeLink;
};

const NAME = 'model-intake';
const MAX_PHOTOS = 8;

/** The casting form in its steps; with a link it corrects what was sent. */
export function IntakeForm({ initial, link }: IntakeFormProps) {
  const t = useIntakeT();
  const words = useIntakeWords();
  const locale = useLanguage();
  const navigate = useNavigate();
  const client = useQueryClient();
  const session = useSession();
  const isNew = link === undefined;
  const userId = session.status === 'signed-in' ? session.user._id : undefined;
  const [route] = useState(() => ticketRoute('model-intake'));
  const files = useFormFiles({ route, max: MAX_PHOTOS, keep: isNew ? { form: NAME, userId } : undefined });
  const form = useForm<IntakeDraft, ModelIntakeInput | ModelIntakeAnswers, IntakeLink>({
    name: NAME,
    initial,
    keep: isNew ? { userId, omit: ['imageRights', 'subjectLine'] } : undefined,
    schema: async () => {
      const { createModelIntake, updateModelIntake } = await import('@orime/contracts/api/people/model-intake');
      return (isNew ? createModelIntake : updateModelIntake).schema.body;
    },
    check: (draft) => (isNew ? [...checkIntake(draft, new Date()), ...files.check('photos')] : []),
    say: (field, problem) => (field === 'photos' && problem.kind === 'refused' ? files.say() : words(field, problem)),
    toBody: (draft) => (isNew ? { ...inputOf(draft, new Date()), photos: [...files.stored], locale } : answersOf(draft)),
    send: async (body, { idempotencyKey }) => {
      if (link === undefined) return sendIntake(body as ModelIntakeInput, idempotencyKey);
      client.setQueryData(intakeQuery(link).queryKey, await updateIntake(link, body));
      return link;
    },
    onSent: async (sent) => {
      await navigate(submittedPath(sent), { replace: true });
      files.clear();
    },
  });
  const photos = form.value('photos');
  const startOver = (): void => {
    form.startOver();
    files.clear();
  };
  return (
    <Form form={{ ...form, startOver }} css={styles.form}>
      <FormSection number={1} title={t('intake.step.you')} text={t('intake.step.you.text')}>
        <PersonFields form={form} isNew={isNew} />
      </FormSection>
      <FormSection number={2} title={t('intake.step.measurements')} text={t('intake.step.measurements.text')}>
        <MeasurementFields form={form} />
      </FormSection>
      <FormSection number={3} title={t('intake.step.work')} text={t('intake.step.work.text')}>
        <WorkFields form={form} />
      </FormSection>
      {isNew && (
        <FormSection number={4} title={t('intake.step.photos')} text={t('intake.step.photos.text')}>
          <PhotoExamples />
          <FilesField id={photos.id} legend={t('intake.photos')} label={t('intake.photos.add')} files={files} error={photos.error} />
        </FormSection>
      )}
      <FormSection number={isNew ? 5 : 4} title={t('intake.step.send')}>
        {isNew && (
          <>
            <Checkbox label={t('intake.image-rights')} {...form.ticked('imageRights')} />
            <Text size="sm" tone="muted">
              <Trans ns="designer-studio" i18nKey="intake.privacy" components={{ privacy: <Link to="/privacy-policy" /> }} />
            </Text>
          </>
        )}
        <Honeypot {...form.value('subjectLine')} />
        <div css={styles.actions}>
          <Button type="submit" size="lg" busy={form.isBusy}>
            {t(isNew ? 'intake.submit' : 'intake.save')}
          </Button>
          {link !== undefined && (
            <Link css={buttonStyles({ size: 'lg', variant: 'secondary' })} to={submittedPath(link)}>
              {t('intake.cancel')}
            </Link>
          )}
        </div>
        {isNew && (
          <Text size="sm" tone="muted">
            {t('intake.kept')}
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

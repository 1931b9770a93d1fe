import type { Producer, ProducerInput } from '@orime/contracts/api/people/producer';
import { Form, FormPage, FormSection, HandleField, LocalTextFields, PlaceFields, useForm } from '@orime/forms';
import { api, isApiError, Link, useNavigate, useSession, useT } from '@orime/platform';
import { Button, css, media, Notice, showToast, space, TextField } from '@orime/ui';
import { PLACE_ALIASES, wordOf, wrongFields } from '../draft/index.ts';
import { MembersOnly } from '../members/index.ts';
import { CapabilityField } from './capability-field.tsx';
import { checkProducer, emptyProducer, producerInput } from './producer-draft.ts';
import type { ProducerDraft } from './producer-draft.ts';

/** A producer's first step after registration: the workshop's page, which then waits for review. */
export default function CreateProducerScreen() {
  const t = useT('designer-studio');
  const session = useSession();
  const navigate = useNavigate();
  const user = session.status === 'signed-in' ? session.user : undefined;
  const form = useForm<ProducerDraft, ProducerInput, Producer>({
    name: 'producer',
    initial: { ...emptyProducer, name: user?.name ?? '' },
    keep: user && { userId: user._id },
    aliases: PLACE_ALIASES,
    check: (draft) => wrongFields(checkProducer(draft)),
    say: (field) => t(`producer.error.${wordOf(field)}`),
    toBody: producerInput,
    send: (input) => api.post('/api/producer', input),
    onSent: async ({ handle }) => {
      showToast({ message: t('producer.done'), tone: 'success' });
      await navigate(`/producer/${handle}`);
    },
  });
  if (user !== undefined && user.type !== 'producer') return <MembersOnly kind="producer" />;

  const hasPage = isApiError(form.failure) && form.failure.code === 'conflict';
  const toOwnPage = (
    <Notice tone="danger" role="alert" title={t('producer.exists')}>
      <Link to="/dashboard">{t('dashboard.title')}</Link>
    </Notice>
  );
  return (
    <FormPage title={t('producer.title')} text={t('producer.text')}>
      <Form form={form} named={false} css={styles.form} label={t('producer.title')} failureNotice={hasPage ? toOwnPage : undefined}>
        <FormSection title={t('producer.section.name')}>
          <TextField
            label={t('form.in-english', { label: t('producer.name') })}
            autoComplete="organization"
            maxLength={120}
            {...form.text('name')}
          />
          <TextField
            label={t('form.in-japanese', { label: t('producer.name') })}
            lang="ja"
            optional
            maxLength={120}
            {...form.text('nameJp')}
          />
          <HandleField prefix="/producer/" {...form.value('handle')} />
          <LocalTextFields label={t('producer.bio')} rows={6} maxLength={4000} {...form.group('bio')} />
        </FormSection>
        <FormSection title={t('profile.section.place')} text={t('producer.section.place.text')}>
          <PlaceFields isPositionRequired {...form.group('place')} />
        </FormSection>
        <FormSection title={t('producer.section.craft')} text={t('producer.section.craft.text')}>
          <CapabilityField {...form.value('capabilities')} />
          <div css={styles.pair}>
            <TextField label={t('producer.moq')} hint={t('producer.moq.hint')} inputMode="numeric" {...form.text('moq')} />
            <TextField label={t('producer.lead')} hint={t('producer.lead.hint')} inputMode="numeric" {...form.text('leadTimeDays')} />
          </div>
        </FormSection>
        <div css={styles.end}>
          <Button type="submit" size="lg" busy={form.isBusy}>
            {t('producer.submit')}
          </Button>
        </div>
      </Form>
    </FormPage>
  );
}

const styles = {
  form: css({ gap: space[3] }),
  pair: css({ display: 'grid', gap: space[4], alignItems: 'start', [media.tablet]: { gridTemplateColumns: '1fr 1fr' } }),
  end: css({ display: 'flex', justifyContent: 'flex-end', paddingBlockStart: space[4] }),
};

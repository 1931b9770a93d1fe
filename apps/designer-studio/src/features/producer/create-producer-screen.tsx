import type { Producer } from '@orime/contracts/api/people/producer';
import { api, isApiError, Link, useNavigate, useSession, useT, useText } from '@orime/platform';
import { Button, css, FormErrorSummary, media, Notice, showToast, space, TextField } from '@orime/ui';
import type { FormEvent } from 'react';
import {
  FormPage,
  HandleField,
  keptKey,
  LocalTextFields,
  MembersOnly,
  PlaceFields,
  Section,
  textOfError,
  useForm,
  useKeptDraft,
} from '../form/index.ts';
import { CapabilityField } from './capability-field.tsx';
import { checkProducer, emptyProducer, producerInput } from './producer-draft.ts';
import type { ProducerDraft } from './producer-draft.ts';

const aliases = { lat: 'position', lon: 'position' } as const;

/** A producer's first step after registration: the workshop's page, which then waits for review. */
export default function CreateProducerScreen() {
  const t = useT('designer-studio');
  const text = useText();
  const session = useSession();
  const navigate = useNavigate();
  const user = session.status === 'signed-in' ? session.user : undefined;
  const userId = user?._id ?? '';
  const form = useForm<ProducerDraft>({ initial: { ...emptyProducer, name: user?.name ?? '' }, aliases });
  const { draft, change } = form;
  const kept = useKeptDraft({
    storageKey: userId === '' ? undefined : keptKey(userId, 'producer'),
    userId,
    draft,
    isDirty: form.isDirty,
    onFound: (found) => form.reset(found, true),
  });
  if (user !== undefined && user.type !== 'producer') return <MembersOnly kind="producer" />;
  const errorOf = (field: keyof ProducerDraft) => (form.wrong.includes(field) ? t(`producer.error.${field}`) : undefined);

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const made = await form.submit(checkProducer, producerInput, (input) => api.post<Producer>('/api/producer', input));
    if (made === undefined) return;
    kept.forget();
    showToast({ message: t('producer.done'), tone: 'success' });
    await navigate(`/producer/${made.handle}`);
  }

  const hasPage = isApiError(form.failure) && form.failure.code === 'conflict';
  return (
    <FormPage title={t('producer.title')} text={t('producer.text')}>
      <form css={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)} aria-label={t('producer.title')}>
        {form.failure !== undefined && (
          <Notice tone="danger" role="alert" title={hasPage ? t('producer.exists') : undefined}>
            {hasPage ? <Link to="/dashboard">{t('dashboard.title')}</Link> : text(textOfError(form.failure))}
          </Notice>
        )}
        <FormErrorSummary
          attempt={form.attempt}
          errors={form.wrong.map((field) => ({ fieldId: `producer-${field}`, message: t(`producer.error.${field}`) }))}
        />
        <Section title={t('producer.section.name')}>
          <TextField
            id="producer-name"
            label={t('form.in-english', { label: t('producer.name') })}
            autoComplete="organization"
            maxLength={120}
            value={draft.name}
            error={errorOf('name')}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          />
          <TextField
            label={t('form.in-japanese', { label: t('producer.name') })}
            lang="ja"
            optional
            maxLength={120}
            value={draft.nameJp}
            onChange={({ currentTarget }) => change({ nameJp: currentTarget.value })}
          />
          <HandleField
            id="producer-handle"
            prefix="/producer/"
            value={draft.handle}
            error={errorOf('handle')}
            onChange={(handle) => change({ handle })}
          />
          <LocalTextFields
            id="producer-bio"
            label={t('producer.bio')}
            rows={6}
            maxLength={4000}
            value={draft.bio}
            error={errorOf('bio')}
            onChange={(bio) => change({ bio })}
          />
        </Section>
        <Section title={t('profile.section.place')} text={t('producer.section.place.text')}>
          <PlaceFields idPrefix="producer" place={draft} isPositionRequired onChange={change} errorOf={errorOf} />
        </Section>
        <Section title={t('producer.section.craft')} text={t('producer.section.craft.text')}>
          <CapabilityField
            error={errorOf('capabilities')}
            chosen={draft.capabilities}
            onChange={(capabilities) => change({ capabilities })}
          />
          <div css={styles.pair}>
            <TextField
              id="producer-moq"
              label={t('producer.moq')}
              hint={t('producer.moq.hint')}
              inputMode="numeric"
              value={draft.moq}
              error={errorOf('moq')}
              onChange={({ currentTarget }) => change({ moq: currentTarget.value })}
            />
            <TextField
              id="producer-leadTimeDays"
              label={t('producer.lead')}
              hint={t('producer.lead.hint')}
              inputMode="numeric"
              value={draft.leadTimeDays}
              error={errorOf('leadTimeDays')}
              onChange={({ currentTarget }) => change({ leadTimeDays: currentTarget.value })}
            />
          </div>
        </Section>
        <div css={styles.end}>
          <Button type="submit" size="lg" busy={form.isBusy}>
            {t('producer.submit')}
          </Button>
        </div>
      </form>
    </FormPage>
  );
}

const styles = {
  form: css({ display: 'grid', gap: space[3] }),
  pair: css({ display: 'grid', gap: space[4], alignItems: 'start', [media.tablet]: { gridTemplateColumns: '1fr 1fr' } }),
  end: css({ display: 'flex', justifyContent: 'flex-end', paddingBlockStart: space[4] }),
};

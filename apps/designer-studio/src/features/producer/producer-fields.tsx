import { FormSection, HandleField, LocalTextFields, PlaceFields } from '@orime/forms';
import type { FormState } from '@orime/forms';
import { useT } from '@orime/platform';
import { css, media, space, TextField } from '@orime/ui';
import { CapabilityField } from './capability-field.tsx';
import type { ProducerDraft } from './producer-draft.ts';

/** What a workshop's page begins with: name, story, place, crafts. */
export function ProducerFields({ form }: { readonly form: FormState<ProducerDraft> }) {
  const t = useT('designer-studio');
  return (
    <>
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
    </>
  );
}

const styles = { pair: css({ display: 'grid', gap: space[4], alignItems: 'start', [media.tablet]: { gridTemplateColumns: '1fr 1fr' } }) };

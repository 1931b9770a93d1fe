import { MAX_GALLERY_PICTURES } from '@orime/contracts/api/people/producer';
import type { OwnProducer, ProducerUpdate } from '@orime/contracts/api/people/producer';
import { ChoiceGroup, ConflictNotice, Form, FormSection, useForm } from '@orime/forms';
import type { FormState } from '@orime/forms';
import { PictureField, PicturesField } from '@orime/forms/files';
import { isApiError, useFormat, useQueryClient } from '@orime/platform';
import { Button, css, showToast, space, TextField } from '@orime/ui';
import { useRef, useState } from 'react';
import { PLACE_ALIASES, wordOf, wrongFields } from '../../draft/index.ts';
import type { ProducerDraft } from '../producer-draft.ts';
import { ProducerFields } from '../producer-fields.tsx';
import { ownProducerQuery, updateProducer } from '../producer.api.ts';
import { useWorkshopT } from '../workshop-texts.ts';
import { CertificatesField } from './certificates-field.tsx';
import { MachinesField } from './machines-field.tsx';
import { checkWorkshop, LANGUAGE_CODES, workshopDraft, workshopUpdate } from './workshop-draft.ts';
import type { WorkshopDraft } from './workshop-draft.ts';

/** The form of a workshop's page that there is. */
export function WorkshopForm({ own }: { readonly own: OwnProducer }) {
  const t = useWorkshopT();
  const format = useFormat();
  const queries = useQueryClient();
  // What is written over: a later version only after the reader has decided so.
  const version = useRef(own.version);
  const form = useForm<WorkshopDraft, ProducerUpdate, OwnProducer>({
    name: 'producer',
    initial: workshopDraft(own),
    aliases: { ...PLACE_ALIASES, coverFileId: 'cover' },
    check: (draft) => wrongFields(checkWorkshop(draft, new Date().getFullYear())),
    say: (field) => t(`producer.error.${wordOf(field)}`),
    toBody: workshopUpdate,
    send: (input) => updateProducer(input, version.current),
    onSent: async (saved) => {
      version.current = saved.version;
      queries.setQueryData(['producer', 'own'], saved);
      await queries.invalidateQueries({ queryKey: ['producer'] });
      showToast({ message: t('workshop.saved'), tone: 'success' });
    },
  });
  const [isUploading, setUploading] = useState(false);
  const isConflict = isApiError(form.failure) && form.failure.code === 'conflict';

  async function readNewer(): Promise<OwnProducer | null> {
    const newer = await queries.fetchQuery({ ...ownProducerQuery(), staleTime: 0 });
    version.current = newer?.version ?? version.current;
    return newer;
  }

  return (
    <Form form={isConflict ? { ...form, failure: undefined } : form} named={false} css={styles.form} label={t('workshop.title')}>
      {isConflict && (
        <ConflictNotice
          onKeepMine={() => void readNewer().then(() => form.submit())}
          onTakeTheirs={() => void readNewer().then((newer) => newer && form.startOver(workshopDraft(newer)))}
        />
      )}
      {/* The fields that both forms have are named alike in both drafts. */}
      <ProducerFields form={form as unknown as FormState<ProducerDraft>} />
      <FormSection title={t('workshop.section.more')} text={t('workshop.section.more.text')}>
        <MachinesField {...form.value('machines')} />
        <ChoiceGroup
          legend={t('workshop.languages')}
          options={LANGUAGE_CODES.map((code) => ({ value: code, label: format.language(code) }))}
          {...form.value('languages')}
        />
        <TextField label={t('workshop.founded')} optional inputMode="numeric" maxLength={4} {...form.text('founded')} />
      </FormSection>
      <FormSection title={t('workshop.section.certificates')} text={t('workshop.section.certificates.text')}>
        <CertificatesField {...form.value('certifications')} />
      </FormSection>
      <FormSection title={t('profile.section.pictures')} text={t('workshop.section.cover.text')}>
        <PictureField
          legend={t('profile.cover')}
          label={t('pictures.choose-one', { label: t('profile.cover') })}
          hint={t('profile.cover.hint')}
          ratio="16 / 9"
          {...form.value('cover')}
        />
      </FormSection>
      <FormSection title={t('workshop.section.gallery')} text={t('workshop.section.gallery.text', { most: MAX_GALLERY_PICTURES })}>
        <PicturesField
          legend={t('workshop.gallery')}
          label={t('workshop.gallery.add')}
          max={MAX_GALLERY_PICTURES}
          hasCover={false}
          onUploading={setUploading}
          {...form.value('gallery')}
        />
      </FormSection>
      <div css={styles.end}>
        <Button type="submit" size="lg" busy={form.isBusy} disabled={isUploading}>
          {t('workshop.save')}
        </Button>
      </div>
    </Form>
  );
}

const styles = {
  form: css({ gap: space[3] }),
  end: css({ display: 'flex', justifyContent: 'flex-end', paddingBlockStart: space[4] }),
};

import { ChoiceGroup, FormSection, HandleField, LocalTextFields, PlaceFields } from '@orime/forms';
import type { FormState } from '@orime/forms';
import { PictureField } from '@orime/forms/files';
import { useT } from '@orime/platform';
import { TextField } from '@orime/ui';
import { DISCIPLINES } from './disciplines.ts';
import { LinksField } from './links-field.tsx';
import type { ProfileDraft } from './profile-draft.ts';

export type ProfileFieldsProps = { readonly form: FormState<ProfileDraft> };

/** What a designer's page says: name, story, place, pictures, links. */
export function ProfileFields({ form }: ProfileFieldsProps) {
  const t = useT('designer-studio');
  return (
    <>
      <FormSection title={t('profile.section.name')} text={t('profile.section.name.text')}>
        <TextField label={t('form.in-english', { label: t('profile.name') })} autoComplete="name" maxLength={120} {...form.text('name')} />
        <TextField
          label={t('form.in-japanese', { label: t('profile.name') })}
          lang="ja"
          optional
          maxLength={120}
          {...form.text('nameJp')}
        />
        <HandleField prefix="/shop/" {...form.value('handle')} />
      </FormSection>
      <FormSection title={t('profile.section.story')} text={t('profile.section.story.text')}>
        <LocalTextFields label={t('profile.bio')} rows={7} maxLength={4000} {...form.group('bio')} />
        <ChoiceGroup
          legend={t('profile.disciplines')}
          hint={t('profile.disciplines.hint')}
          options={DISCIPLINES.map((value) => ({ value, label: t(`discipline.${value}`) }))}
          {...form.value('disciplines')}
        />
      </FormSection>
      <FormSection title={t('profile.section.place')} text={t('profile.section.place.text')}>
        <PlaceFields {...form.group('place')} />
      </FormSection>
      <FormSection title={t('profile.section.pictures')} text={t('profile.section.pictures.text')}>
        <PictureField
          legend={t('profile.avatar')}
          label={t('pictures.choose-one', { label: t('profile.avatar') })}
          hint={t('profile.avatar.hint')}
          ratio="1"
          {...form.value('avatar')}
        />
        <PictureField
          legend={t('profile.cover')}
          label={t('pictures.choose-one', { label: t('profile.cover') })}
          hint={t('profile.cover.hint')}
          ratio="16 / 9"
          {...form.value('cover')}
        />
      </FormSection>
      <FormSection title={t('profile.section.links')}>
        <LinksField {...form.value('links')} />
      </FormSection>
    </>
  );
}

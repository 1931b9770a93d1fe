import type { OwnProfile, ProfileInput } from '@orime/contracts/api/people/profile';
import { ChoiceGroup, Form, FormSection, HandleField, LocalTextFields, PlaceFields, useForm } from '@orime/forms';
import { PictureField } from '@orime/forms/files';
import { useNavigate, useQueryClient, useT } from '@orime/platform';
import { Button, css, space, TextField } from '@orime/ui';
import { PLACE_ALIASES, wordOf, wrongFields } from '../draft/index.ts';
import { DISCIPLINES } from './disciplines.ts';
import { LinksField } from './links-field.tsx';
import { checkProfile, emptyProfile, profileInput } from './profile-draft.ts';
import type { ProfileDraft } from './profile-draft.ts';
import { saveProfile } from './profile.api.ts';

export type ProfileFormProps = { readonly userId: string; readonly name: string };

/** The one form of a designer's page; then on to the first design. */
export function ProfileForm({ userId, name }: ProfileFormProps) {
  const t = useT('designer-studio');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const form = useForm<ProfileDraft, ProfileInput, OwnProfile>({
    name: 'profile',
    initial: { ...emptyProfile, name },
    keep: { userId },
    aliases: { ...PLACE_ALIASES, avatarFileId: 'avatar', coverFileId: 'cover' },
    check: (draft) => wrongFields(checkProfile(draft)),
    say: (field) => t(`profile.error.${wordOf(field)}`),
    toBody: profileInput,
    send: (input) => saveProfile(input),
    onSent: async (saved) => {
      queries.setQueryData(['profile', 'own'], saved);
      await navigate('/add-design');
    },
  });
  return (
    <Form form={form} named={false} css={styles.form} label={t('profile.title')}>
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
      <div css={styles.end}>
        <Button type="submit" size="lg" busy={form.isBusy}>
          {t('profile.submit')}
        </Button>
      </div>
    </Form>
  );
}

const styles = {
  form: css({ gap: space[3] }),
  end: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[4],
    alignItems: 'center',
    justifyContent: 'flex-end',
    paddingBlockStart: space[4],
  }),
};

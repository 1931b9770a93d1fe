import { useNavigate, useQueryClient, useT, useText } from '@orime/platform';
import { Button, css, FormErrorSummary, Notice, space, TextField } from '@orime/ui';
import type { FormEvent } from 'react';
import { useState } from 'react';
import {
  ChoiceGroup,
  HandleField,
  keptKey,
  LocalTextFields,
  PlaceFields,
  Section,
  textOfError,
  useForm,
  useKeptDraft,
} from '../form/index.ts';
import { PictureField } from '../pictures/index.ts';
import { DISCIPLINES } from './disciplines.ts';
import { LinksField } from './links-field.tsx';
import { checkProfile, emptyProfile, profileInput } from './profile-draft.ts';
import type { ProfileDraft } from './profile-draft.ts';
import { saveProfile } from './profile.api.ts';

const aliases = { lat: 'position', lon: 'position', avatarFileId: 'avatar', coverFileId: 'cover' } as const;

export type ProfileFormProps = { readonly userId: string; readonly name: string };

/** The one form of a designer's page; then on to the first design. */
export function ProfileForm({ userId, name }: ProfileFormProps) {
  const t = useT('designer-studio');
  const text = useText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [isKept, setKept] = useState(false);
  const form = useForm<ProfileDraft>({ initial: { ...emptyProfile, name }, aliases });
  const { draft, change } = form;
  const kept = useKeptDraft({
    storageKey: keptKey(userId, 'profile'),
    userId,
    draft,
    isDirty: form.isDirty,
    onFound: (found) => {
      form.reset(found, true);
      setKept(true);
    },
  });
  const errorOf = (field: keyof ProfileDraft) => (form.wrong.includes(field) ? t(`profile.error.${field}`) : undefined);

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const saved = await form.submit(checkProfile, profileInput, saveProfile);
    if (saved === undefined) return;
    kept.forget();
    queries.setQueryData(['profile', 'own'], saved);
    await navigate('/add-design');
  }

  return (
    <form css={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)} aria-label={t('profile.title')}>
      {isKept && <Notice role="status">{t('form.kept')}</Notice>}
      {form.failure !== undefined && (
        <Notice tone="danger" role="alert">
          {text(textOfError(form.failure))}
        </Notice>
      )}
      <FormErrorSummary
        attempt={form.attempt}
        errors={form.wrong.map((field) => ({ fieldId: `profile-${field}`, message: t(`profile.error.${field}`) }))}
      />
      <Section title={t('profile.section.name')} text={t('profile.section.name.text')}>
        <TextField
          id="profile-name"
          label={t('form.in-english', { label: t('profile.name') })}
          autoComplete="name"
          maxLength={120}
          value={draft.name}
          error={errorOf('name')}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <TextField
          label={t('form.in-japanese', { label: t('profile.name') })}
          lang="ja"
          optional
          maxLength={120}
          value={draft.nameJp}
          onChange={({ currentTarget }) => change({ nameJp: currentTarget.value })}
        />
        <HandleField
          id="profile-handle"
          prefix="/shop/"
          value={draft.handle}
          error={errorOf('handle')}
          onChange={(handle) => change({ handle })}
        />
      </Section>
      <Section title={t('profile.section.story')} text={t('profile.section.story.text')}>
        <LocalTextFields
          id="profile-bio"
          label={t('profile.bio')}
          rows={7}
          maxLength={4000}
          value={draft.bio}
          error={errorOf('bio')}
          onChange={(bio) => change({ bio })}
        />
        <ChoiceGroup
          id="profile-disciplines"
          legend={t('profile.disciplines')}
          hint={t('profile.disciplines.hint')}
          error={errorOf('disciplines')}
          options={DISCIPLINES.map((value) => ({ value, label: t(`discipline.${value}`) }))}
          chosen={draft.disciplines}
          onChange={(disciplines) => change({ disciplines })}
        />
      </Section>
      <Section title={t('profile.section.place')} text={t('profile.section.place.text')}>
        <PlaceFields idPrefix="profile" place={draft} onChange={change} errorOf={errorOf} />
      </Section>
      <Section title={t('profile.section.pictures')} text={t('profile.section.pictures.text')}>
        <PictureField
          id="profile-avatar"
          label={t('profile.avatar')}
          hint={t('profile.avatar.hint')}
          ratio="1"
          picture={draft.avatar}
          error={errorOf('avatar')}
          onChange={(avatar) => change({ avatar })}
        />
        <PictureField
          id="profile-cover"
          label={t('profile.cover')}
          hint={t('profile.cover.hint')}
          ratio="16 / 9"
          picture={draft.cover}
          error={errorOf('cover')}
          onChange={(cover) => change({ cover })}
        />
      </Section>
      <Section title={t('profile.section.links')}>
        <LinksField links={draft.links} error={errorOf('links')} onChange={(links) => change({ links })} />
      </Section>
      <div css={styles.end}>
        <Button type="submit" size="lg" busy={form.isBusy}>
          {t('profile.submit')}
        </Button>
      </div>
    </form>
  );
}

const styles = {
  form: css({ display: 'grid', gap: space[3] }),
  end: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[4],
    alignItems: 'center',
    justifyContent: 'flex-end',
    paddingBlockStart: space[4],
  }),
};

import type { OwnProfile, ProfileInput } from '@orime/contracts/api/people/profile';
import { Form, useForm } from '@orime/forms';
import { useNavigate, useQueryClient, useT } from '@orime/platform';
import { Button, css, space } from '@orime/ui';
import { PLACE_ALIASES, wordOf, wrongFields } from '../draft/index.ts';
import { checkProfile, emptyProfile, PICTURE_ALIASES, profileInput } from './profile-draft.ts';
import type { ProfileDraft } from './profile-draft.ts';
import { ProfileFields } from './profile-fields.tsx';
import { saveProfile } from './profile.api.ts';

export type NewProfileFormProps = { readonly userId: string; readonly name: string };

/** A designer's page that is new; then on to the first design. */
export function NewProfileForm({ userId, name }: NewProfileFormProps) {
  const t = useT('designer-studio');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const form = useForm<ProfileDraft, ProfileInput, OwnProfile>({
    name: 'profile',
    initial: { ...emptyProfile, name },
    keep: { userId },
    aliases: { ...PLACE_ALIASES, ...PICTURE_ALIASES },
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
      <ProfileFields form={form} />
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
  end: css({ display: 'flex', justifyContent: 'flex-end', paddingBlockStart: space[4] }),
};

import type { OwnProfile, ProfileInput } from '@orime/contracts/api/people/profile';
import { ConflictNotice, DateField, Form, FormSection, useForm } from '@orime/forms';
import { isApiError, useFormat, useQueryClient } from '@orime/platform';
import { Button, css, Notice, showToast, space, Text } from '@orime/ui';
import { useRef } from 'react';
import { PLACE_ALIASES, wordOf, wrongFields } from '../../draft/index.ts';
import { checkProfile, PICTURE_ALIASES, profileDraft, profileUpdate } from '../profile-draft.ts';
import type { ProfileDraft } from '../profile-draft.ts';
import { ProfileFields } from '../profile-fields.tsx';
import { useProfileT } from '../profile-texts.ts';
import { ownProfileQuery, saveProfile } from '../profile.api.ts';

/** A saved profile: what its page says, and the days on which nothing is sent. */
export function EditProfileForm({ profile }: { readonly profile: OwnProfile }) {
  const t = useProfileT();
  const format = useFormat();
  const queries = useQueryClient();
  // What is written over: a later version only after the reader has decided so.
  const version = useRef(profile.version);
  const form = useForm<ProfileDraft, ProfileInput, OwnProfile>({
    name: 'profile',
    initial: profileDraft(profile),
    aliases: { ...PLACE_ALIASES, ...PICTURE_ALIASES },
    check: (draft) => wrongFields(checkProfile(draft)),
    say: (field) => t(`profile.error.${wordOf(field)}`),
    toBody: profileUpdate,
    send: (input) => saveProfile(input, version.current),
    onSent: async (saved) => {
      version.current = saved.version;
      queries.setQueryData(['profile', 'own'], saved);
      await queries.invalidateQueries({ queryKey: ['profile'] });
      showToast({ message: t('profile.edit.saved'), tone: 'success' });
    },
  });
  const holiday = form.value('holidayUntil');
  const isConflict = isApiError(form.failure) && form.failure.code === 'conflict';
  const hasMoved = form.follow('handle') !== profile.handle;

  async function readNewer(): Promise<OwnProfile | null> {
    const newer = await queries.fetchQuery({ ...ownProfileQuery(), staleTime: 0 });
    version.current = newer?.version ?? version.current;
    return newer;
  }

  return (
    <Form form={isConflict ? { ...form, failure: undefined } : form} named={false} css={styles.form} label={t('profile.edit.title')}>
      {isConflict && (
        <ConflictNotice
          onKeepMine={() => void readNewer().then(() => form.submit())}
          onTakeTheirs={() => void readNewer().then((newer) => newer && form.startOver(profileDraft(newer)))}
        />
      )}
      {hasMoved && <Notice tone="warning">{t('profile.edit.moved', { handle: profile.handle })}</Notice>}
      <ProfileFields form={form} />
      <FormSection title={t('profile.holiday')} text={t('profile.holiday.text')}>
        <DateField label={t('profile.holiday.until')} optional min={dayAfterToday()} {...holiday} />
        {holiday.value !== '' && (
          <>
            <Text size="sm">{t('profile.holiday.shown')}</Text>
            <Notice tone="warning">
              {t('profile.holiday.notice', { date: format.date(`${holiday.value}T00:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' }) })}
            </Notice>
            <div>
              <Button variant="secondary" size="sm" onClick={() => holiday.onChange('')}>
                {t('profile.holiday.end')}
              </Button>
            </div>
          </>
        )}
      </FormSection>
      <div css={styles.end}>
        <Button type="submit" size="lg" busy={form.isBusy}>
          {t('profile.edit.save')}
        </Button>
      </div>
    </Form>
  );
}

function dayAfterToday(): string {
  return new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
}

const styles = {
  form: css({ gap: space[3] }),
  end: css({ display: 'flex', justifyContent: 'flex-end', paddingBlockStart: space[4] }),
};

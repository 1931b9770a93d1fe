import type { FormState } from '@orime/forms';
import { RadioGroup, TextField } from '@orime/ui';
import { useSendT } from '../send-email-texts.ts';
import type { LetterDraft } from './letter-draft.ts';

/** When a letter leaves: at once, or at a time in the zone of who writes it. */
export function WhenFields({ form }: { readonly form: FormState<LetterDraft> }) {
  const t = useSendT();
  const when = form.value('when');
  return (
    <>
      <RadioGroup
        legend={t('send.when')}
        options={(['now', 'later'] as const).map((value) => ({ value, label: t(`send.when.${value}`) }))}
        {...when}
      />
      {when.value === 'later' && (
        <TextField
          label={t('send.at')}
          hint={t('send.at.hint', { zone: new Intl.DateTimeFormat().resolvedOptions().timeZone })}
          type="datetime-local"
          required
          {...form.text('at')}
        />
      )}
    </>
  );
}

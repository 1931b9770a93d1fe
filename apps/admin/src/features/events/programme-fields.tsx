import { LocalTextFields } from '@orime/forms';
import { Button, color, css, FieldError, space, TextField } from '@orime/ui';
import type { ProgrammeEntry } from './event-draft.ts';
import { useEventsT } from './events-texts.ts';

export type ProgrammeFieldsProps = {
  readonly id: string;
  readonly value: readonly ProgrammeEntry[];
  readonly error: string | undefined;
  readonly onChange: (programme: readonly ProgrammeEntry[]) => void;
};

/** What happens when at an event, in the order it is typed. */
export function ProgrammeFields({ id, value, error, onChange }: ProgrammeFieldsProps) {
  const t = useEventsT();
  return (
    <div css={styles.root} id={id} role="group" tabIndex={-1} aria-label={t('events.programme')}>
      {value.map((entry, index) => (
        // Entries have no other name than their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} css={styles.entry}>
          <TextField
            label={t('events.programme.at', { number: index + 1 })}
            type="datetime-local"
            value={entry.at}
            onChange={({ currentTarget }) => onChange(value.with(index, { ...entry, at: currentTarget.value }))}
          />
          <LocalTextFields
            id={`${id}-${index}`}
            label={t('events.programme.text', { number: index + 1 })}
            maxLength={200}
            value={entry.text}
            onChange={(text) => onChange(value.with(index, { ...entry, text }))}
          />
          <div>
            <Button size="sm" variant="ghost" onClick={() => onChange(value.toSpliced(index, 1))}>
              {t('events.programme.remove', { number: index + 1 })}
            </Button>
          </div>
        </div>
      ))}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div>
        <Button size="sm" variant="secondary" onClick={() => onChange([...value, { at: '', text: { en: '', jp: '' } }])}>
          {t('events.programme.add')}
        </Button>
      </div>
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4] }),
  entry: css({ display: 'grid', gap: space[3], paddingInlineStart: space[4], borderInlineStart: `2px solid ${color.line}` }),
};

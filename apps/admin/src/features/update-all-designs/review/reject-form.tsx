import type { Language } from '@orime/contracts';
import { Button, Cluster, css, Segmented, Select, space, TextArea } from '@orime/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useDesignsT } from '../designs-texts.ts';
import { LETTER_KEYS, REJECT_LETTERS } from './reject-letters-content.ts';
import type { LetterKey } from './reject-letters-content.ts';

export type RejectFormProps = {
  readonly name: string;
  /** The language that the designer most likely reads. */
  readonly language: Language;
  /** What was typed so far: it outlives this form. */
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly onCancel: () => void;
  readonly onSubmit: (reason: string) => void;
};

/** A rejection says why: the designer reads it and hands in again. What is often wrong need not be written each time. */
export function RejectForm({ name, language, reason, onReason, onCancel, onSubmit }: RejectFormProps) {
  const t = useDesignsT();
  const field = useRef<HTMLTextAreaElement>(null);
  const [lang, setLang] = useState(language);
  const [isMissing, setMissing] = useState(false);
  // Whoever asks to reject goes on by writing why.
  useEffect(() => field.current?.focus(), []);

  function handleLetter(key: LetterKey | undefined): void {
    if (key === undefined) return;
    setMissing(false);
    // A letter may have several reasons.
    onReason([reason.trim(), REJECT_LETTERS[key][lang]].filter((part) => part !== '').join('\n\n'));
    field.current?.focus();
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (reason.trim() !== '') return onSubmit(reason.trim());
    setMissing(true);
    field.current?.focus();
  }

  return (
    <form css={styles.root} noValidate aria-label={t('reject.title', { name })} onSubmit={handleSubmit}>
      <Cluster gap={3} align="end">
        <Select
          dense
          label={t('desk.letter')}
          value=""
          onChange={({ currentTarget }) => handleLetter(LETTER_KEYS.find((key) => key === currentTarget.value))}
        >
          <option value="">{t('desk.letter.choose')}</option>
          {LETTER_KEYS.map((key) => (
            <option key={key} value={key}>
              {t(`desk.letter.${key}`)}
            </option>
          ))}
        </Select>
        <Segmented
          label={t('desk.letter.language')}
          options={[
            { value: 'en', label: 'English' },
            { value: 'jp', label: '日本語' },
          ]}
          value={lang}
          onChange={setLang}
        />
      </Cluster>
      <TextArea
        label={t('reject.reason')}
        hint={t('reject.hint')}
        error={isMissing ? t('reject.missing') : undefined}
        name="reason"
        rows={3}
        maxLength={1000}
        required
        ref={field}
        value={reason}
        onChange={({ currentTarget }) => {
          onReason(currentTarget.value);
          setMissing(false);
        }}
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      />
      <div css={styles.buttons}>
        <Button type="submit" variant="danger">
          {t('reject.submit')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('reject.cancel')}
        </Button>
      </div>
    </form>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[3] }),
  buttons: css({ display: 'flex', gap: space[3] }),
};

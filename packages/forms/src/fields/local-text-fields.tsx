import type { LocalText } from '@orime/contracts';
import { css, media, space, TextArea, TextField } from '@orime/ui';
import { useFieldText } from './field-texts.ts';

export type LocalTextFieldsProps = {
  readonly id: string;
  readonly label: string;
  readonly value: LocalText;
  readonly onChange: (value: LocalText) => void;
  /** What is wrong with the part of a language: `en`, `jp`. */
  readonly errorOf?: (part: 'en' | 'jp') => string | undefined;
  readonly hint?: string;
  readonly rows?: number;
  readonly maxLength?: number;
  /** The English one must be filled; otherwise either. */
  readonly optionalJp?: boolean;
};

/** One text in both languages, side by side; several lines when `rows` is given. */
export function LocalTextFields({ id, label, value, onChange, errorOf, hint, rows, maxLength, optionalJp = false }: LocalTextFieldsProps) {
  const t = useFieldText();
  const Field = rows === undefined ? TextField : TextArea;
  const lines = rows === undefined ? {} : { rows };
  return (
    <div css={styles.grid}>
      <Field
        id={`${id}-en`}
        label={t('in-english', { label })}
        lang="en"
        value={value.en}
        error={errorOf?.('en')}
        hint={hint}
        maxLength={maxLength}
        {...lines}
        onChange={({ currentTarget }: { currentTarget: { value: string } }) => onChange({ ...value, en: currentTarget.value })}
      />
      <Field
        id={`${id}-jp`}
        label={t('in-japanese', { label })}
        lang="ja"
        value={value.jp}
        error={errorOf?.('jp')}
        optional={optionalJp}
        maxLength={maxLength}
        {...lines}
        onChange={({ currentTarget }: { currentTarget: { value: string } }) => onChange({ ...value, jp: currentTarget.value })}
      />
    </div>
  );
}

const styles = { grid: css({ display: 'grid', gap: space[4], alignItems: 'start', [media.tablet]: { gridTemplateColumns: '1fr 1fr' } }) };

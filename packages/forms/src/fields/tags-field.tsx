import { Chip, Cluster, css, space, TextField, VisuallyHidden } from '@orime/ui';
import type { FieldProps } from '@orime/ui';
import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useFieldText } from './field-texts.ts';

export type TagsFieldProps = FieldProps & {
  readonly id?: string;
  readonly value: readonly string[];
  readonly onChange: (tags: string[]) => void;
  /** How many there may be. */
  readonly max?: number;
  /** Longest tag, in characters; the rest of a longer one is cut. */
  readonly maxLength?: number;
  /** Offered while typing. */
  readonly suggestions?: readonly string[];
};

/** Several short words. Enter or a comma takes what was typed, Backspace in the empty box takes the last one away. */
export function TagsField({ id, value, onChange, max, maxLength = 40, suggestions = [], label, hint, error, ...field }: TagsFieldProps) {
  const t = useFieldText();
  const listId = useId();
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const isFull = max !== undefined && value.length >= max;

  const remove = (tag: string): void => {
    onChange(value.filter((other) => other !== tag));
    setSaid(t('tags.removed', { tag }));
  };
  /** Takes everything up to the last separator, or all of it. */
  const take = (typed: string): void => {
    const found = typed
      .split(/[,、，\n]/)
      .map((tag) => tag.trim().slice(0, maxLength))
      .filter((tag) => tag !== '');
    const added = [...new Set(found)].filter((tag) => !value.includes(tag)).slice(0, max === undefined ? undefined : max - value.length);
    setText('');
    if (added.length > 0) onChange([...value, ...added]);
    const repeated = found.find((tag) => value.includes(tag));
    setSaid(
      added.length > 0 ? t('tags.added', { tag: added.join(', ') }) : repeated === undefined ? '' : t('tags.repeated', { tag: repeated }),
    );
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    // Enter that ends a Japanese conversion is not ours.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault();
      take(text);
    }
    const last = value.at(-1);
    if (event.key === 'Backspace' && text === '' && last !== undefined) remove(last);
  };

  return (
    <div css={styles.root}>
      <TextField
        {...field}
        id={id}
        label={label}
        error={error}
        hint={hint ?? (max === undefined ? t('tags.hint') : t('tags.hint-max', { count: max }))}
        value={text}
        readOnly={isFull}
        list={suggestions.length > 0 ? listId : undefined}
        autoComplete="off"
        onKeyDown={handleKey}
        onBlur={() => text.trim() !== '' && take(text)}
        onChange={({ currentTarget }) => (/[,、，]/.test(currentTarget.value) ? take(currentTarget.value) : setText(currentTarget.value))}
      />
      {suggestions.length > 0 && (
        <datalist id={listId}>
          {suggestions
            .filter((one) => !value.includes(one))
            .map((one) => (
              <option key={one}>{one}</option>
            ))}
        </datalist>
      )}
      {value.length > 0 && (
        <Cluster as="ul" css={styles.list} gap={2} aria-label={t('tags.list', { label })}>
          {value.map((tag) => (
            <li key={tag}>
              <Chip removeLabel={t('tags.remove', { tag })} onRemove={() => remove(tag)}>
                {tag}
              </Chip>
            </li>
          ))}
        </Cluster>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[2], minWidth: 0 }),
  list: css({ padding: 0, margin: 0, listStyle: 'none' }),
};

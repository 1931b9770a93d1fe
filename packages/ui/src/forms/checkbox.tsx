import { css } from '@emotion/react';
import { useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { color, font } from '../tokens/tokens.ts';
import { choiceInput, choiceRow } from './choice-styles.ts';
import { FieldError } from './field-error.tsx';

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  readonly label: ReactNode;
  /** Linked by `aria-describedby` and not part of the name: a count, an explanation, links to the terms. */
  readonly hint?: ReactNode;
  readonly error?: string;
};

/** A labelled checkbox. */
export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <span css={styles.line}>
        <label css={choiceRow}>
          <input
            css={choiceInput}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={described || undefined}
            {...rest}
          />
          <span>{label}</span>
        </label>
        {hint && (
          <span css={styles.hint} id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </span>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

const styles = {
  line: css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', columnGap: '1rem' }),
  hint: css({ fontSize: font.size.sm, color: color.muted }),
};

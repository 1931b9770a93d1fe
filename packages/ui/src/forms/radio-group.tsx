import { css } from '@emotion/react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { color, font, space } from '../tokens/tokens.ts';
import { choiceInput, choiceRow, groupLegend } from './choice-styles.ts';
import { FieldError } from './field-error.tsx';

export type RadioOption<Value extends string> = {
  readonly value: Value;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
};

export type RadioGroupProps<Value extends string> = {
  /** Where an error summary leads to. */
  readonly id?: string;
  readonly legend: string;
  readonly hideLegend?: boolean;
  readonly name?: string;
  readonly options: readonly RadioOption<Value>[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly error?: string;
  /** Shows each option as a framed card. */
  readonly framed?: boolean;
  readonly className?: string;
};

/** A choice between a few visible options. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { id: ownId, legend, hideLegend = false, name, options, value, onChange, error, framed = false, className } = props;
  const newId = useId();
  const id = ownId ?? newId;
  return (
    <div
      id={ownId}
      tabIndex={ownId === undefined ? undefined : -1}
      role="radiogroup"
      className={className}
      aria-label={hideLegend ? legend : undefined}
      aria-labelledby={hideLegend ? undefined : `${id}-legend`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      {!hideLegend && (
        <div css={groupLegend} id={`${id}-legend`}>
          {legend}
        </div>
      )}
      {options.map((option) => (
        <label key={option.value} css={[choiceRow, framed && styles.framed]}>
          <input
            css={choiceInput}
            type="radio"
            name={name ?? id}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            aria-describedby={option.hint ? `${id}-${option.value}` : undefined}
            onChange={() => onChange(option.value)}
          />
          <span css={styles.text}>
            {option.label}
            {option.hint && (
              <span css={styles.hint} id={`${id}-${option.value}`} aria-hidden>
                {option.hint}
              </span>
            )}
          </span>
        </label>
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

const styles = {
  framed: css({
    padding: `${space[3]} ${space[4]}`,
    border: `1px solid ${color.line}`,
    '& + &': { marginBlockStart: '-1px' },
    '&:has(input:checked)': { borderColor: color.text, position: 'relative' },
  }),
  text: css({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 }),
  hint: css({ fontSize: font.size.sm, color: color.muted }),
};

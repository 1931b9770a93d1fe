import { css } from '@emotion/react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useUiLabel } from '../foundation/labels.ts';
import { color, font, space } from '../tokens/tokens.ts';
import { FieldError } from './field-error.tsx';

/** Props of every labelled control, in addition to its element's attributes. */
export type FieldProps = {
  readonly label: string;
  readonly hint?: ReactNode;
  /** Error message; marks the control invalid and is linked by `aria-describedby`. */
  readonly error?: string;
  /** Shows "optional" beside the label, outside the accessible name. */
  readonly optional?: boolean;
  /** Hides the label visually; assistive technology still reads it. */
  readonly hideLabel?: boolean;
};

export type FieldControl = {
  readonly id: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
};

type FieldFrameProps = FieldProps & {
  readonly id?: string;
  readonly className?: string;
  readonly children: (control: FieldControl) => ReactNode;
};

/** Label, hint and error around one control; passes the ids that connect them to the control. */
export function FieldFrame({ label, hint, error, optional = false, hideLabel = false, id, className, children }: FieldFrameProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const say = useUiLabel();
  const described = [hint ? `${controlId}-hint` : '', error ? `${controlId}-error` : ''].filter(Boolean).join(' ');
  return (
    <div css={styles.root} className={className}>
      <span css={[styles.head, hideLabel && styles.headHidden]}>
        <label css={styles.label} htmlFor={controlId}>
          {label}
        </label>
        {optional && <span css={styles.optional}>{say('optional')}</span>}
      </span>
      {children({ id: controlId, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {hint && (
        <span css={styles.hint} id={`${controlId}-hint`}>
          {hint}
        </span>
      )}
      {error && <FieldError id={`${controlId}-error`}>{error}</FieldError>}
    </div>
  );
}

/** Styles shared by text inputs and selects. */
export const controlStyles = css({
  width: '100%',
  minHeight: '2.875rem',
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: '2px',
  background: color.surface,
  color: color.text,
  fontSize: '1rem',
  lineHeight: 1.5,
  '&::placeholder': { color: color.muted, opacity: 1 },
  '&:hover:not(:disabled)': { borderColor: color.text },
  '&:focus-visible': { outlineOffset: 0, borderColor: color.focus },
  '&[aria-invalid="true"]': { borderColor: color.danger },
  '&:disabled': { opacity: 0.55 },
});

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', gap: space[1], minWidth: 0 }),
  head: css({ display: 'flex', gap: space[2], alignItems: 'baseline' }),
  headHidden: css({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }),
  label: css({ fontSize: font.size.sm, fontWeight: 500 }),
  optional: css({ fontSize: font.size.xs, color: color.muted }),
  hint: css({ fontSize: font.size.sm, color: color.muted }),
};

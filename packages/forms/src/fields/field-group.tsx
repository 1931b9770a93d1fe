import { css, FieldError, font, space, Text } from '@orime/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';

export type FieldGroupProps = {
  readonly legend: string;
  /** Where the error summary leads to. */
  readonly id?: string;
  readonly hint?: ReactNode;
  readonly error?: string;
  readonly children: ReactNode;
};

/** Several controls that are one answer, with one hint and one error. */
export function FieldGroup({ legend, id, hint, error, children }: FieldGroupProps) {
  const ownId = useId();
  const described = [hint ? `${ownId}-hint` : '', error ? `${ownId}-error` : ''].filter(Boolean).join(' ');
  return (
    <fieldset css={styles.root} id={id} tabIndex={-1} aria-describedby={described || undefined}>
      <legend css={styles.legend}>{legend}</legend>
      {hint && (
        <Text size="sm" tone="muted" id={`${ownId}-hint`} css={styles.hint}>
          {hint}
        </Text>
      )}
      {children}
      {error && (
        <div css={styles.error}>
          <FieldError id={`${ownId}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}

const styles = {
  root: css({ minWidth: 0, margin: 0, padding: 0, border: 0 }),
  legend: css({ padding: 0, fontSize: font.size.sm, fontWeight: 500, marginBlockEnd: space[1] }),
  hint: css({ marginBlockEnd: space[3] }),
  error: css({ marginBlockStart: space[2] }),
};

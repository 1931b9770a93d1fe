import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { controlStyles, FieldFrame } from './field.tsx';
import type { FieldProps } from './field.tsx';

export type TextAreaProps = FieldProps & ComponentPropsWithRef<'textarea'>;

/** A labelled multi-line text field; grows with its content where the browser supports it. */
export function TextArea({ label, hint, error, optional, hideLabel, id, className, rows = 4, ...rest }: TextAreaProps) {
  return (
    <FieldFrame {...{ label, hint, error, optional, hideLabel, id, className }}>
      {(control) => <textarea css={[controlStyles, styles.area]} rows={rows} {...control} {...rest} />}
    </FieldFrame>
  );
}

const styles = { area: css({ resize: 'vertical', fieldSizing: 'content', minHeight: '6rem' }) };

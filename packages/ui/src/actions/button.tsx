import type { ComponentPropsWithRef } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import { buttonStyles } from './button-styles.ts';
import type { ButtonLook } from './button-styles.ts';

export type ButtonProps = ComponentPropsWithRef<'button'> &
  ButtonLook & {
    /** Shows a spinner and ignores presses; the button stays focusable and keeps its accessible name. */
    readonly busy?: boolean;
  };

/** A button. `type` defaults to "button", so that it never submits a form by accident. */
export function Button({ variant, size, block, busy = false, children, onClick, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      css={buttonStyles({ variant, size, block })}
      type={busy && type === 'submit' ? 'button' : type}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
      {...rest}
    >
      {busy && <Spinner size={16} />}
      {children}
    </button>
  );
}

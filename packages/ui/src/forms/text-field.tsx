import { css } from '@emotion/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { useUiLabel } from '../foundation/labels.ts';
import { color, space } from '../tokens/tokens.ts';
import { controlStyles, FieldFrame } from './field.tsx';
import type { FieldProps } from './field.tsx';

export type TextFieldProps = FieldProps &
  Omit<ComponentPropsWithRef<'input'>, 'size'> & {
    /** Shown inside the box after the value: a unit, an icon, a button. */
    readonly suffix?: ReactNode;
  };

/** A labelled single-line text field. `type="password"` adds a button that shows the password. */
export function TextField({ label, hint, error, optional, hideLabel, id, className, suffix, type = 'text', ...rest }: TextFieldProps) {
  const [isRevealed, setRevealed] = useState(false);
  const say = useUiLabel();
  const isPassword = type === 'password';
  const tail = isPassword ? (
    <IconButton
      label={say(isRevealed ? 'hidePassword' : 'showPassword')}
      aria-pressed={isRevealed}
      onClick={() => setRevealed(!isRevealed)}
    >
      {isRevealed ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
    </IconButton>
  ) : (
    suffix
  );
  return (
    <FieldFrame {...{ label, hint, error, optional, hideLabel, id, className }}>
      {(control) => (
        <span css={styles.box}>
          <input
            css={[controlStyles, tail ? styles.withTail : undefined]}
            type={isPassword && isRevealed ? 'text' : type}
            {...control}
            {...rest}
          />
          {tail && <span css={styles.tail}>{tail}</span>}
        </span>
      )}
    </FieldFrame>
  );
}

const styles = {
  box: css({ position: 'relative', display: 'block' }),
  withTail: css({ paddingInlineEnd: '3rem' }),
  tail: css({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: space[1],
    display: 'grid',
    placeItems: 'center',
    color: color.muted,
  }),
};

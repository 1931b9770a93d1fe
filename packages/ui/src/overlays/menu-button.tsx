import type { ReactNode } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { buttonStyles } from '../actions/button-styles.ts';
import type { ButtonLook } from '../actions/button-styles.ts';
import { OverlayScope } from './overlay-scope.tsx';
import { overlayStyles as styles } from './overlay-styles.ts';

export type MenuChoice = {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean;
  /** Makes the entry a link. */
  readonly href?: string;
};

export type MenuButtonProps = ButtonLook & {
  readonly label: string;
  /** Shown instead of the label, which becomes the accessible name. */
  readonly children?: ReactNode;
  readonly choices: readonly MenuChoice[];
  readonly onChoose: (id: string) => void;
};

/** A button that opens a menu of actions. */
export function MenuButton({ label, children, choices, onChoose, variant = 'ghost', size, block }: MenuButtonProps) {
  return (
    <OverlayScope>
      <MenuTrigger>
        <Button css={buttonStyles({ variant, size, block })} aria-label={children ? label : undefined}>
          {children ?? label}
        </Button>
        <Popover css={styles.popover}>
          <Menu aria-label={label} onAction={(key) => onChoose(String(key))}>
            {choices.map((choice) => (
              <MenuItem
                key={choice.id}
                css={styles.option}
                id={choice.id}
                textValue={choice.label}
                isDisabled={choice.isDisabled}
                href={choice.href}
              >
                {choice.icon}
                {choice.label}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
    </OverlayScope>
  );
}

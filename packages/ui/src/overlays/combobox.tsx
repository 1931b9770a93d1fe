import { css } from '@emotion/react';
import { ChevronDown } from 'lucide-react';
import { Button, ComboBox, FieldError, Input, Label, ListBox, ListBoxItem, Popover, Text } from 'react-aria-components';
import { controlStyles } from '../forms/field.tsx';
import { useUiLabel } from '../foundation/labels.ts';
import { color, font, space } from '../tokens/tokens.ts';
import { OverlayScope } from './overlay-scope.tsx';
import { overlayStyles } from './overlay-styles.ts';

export type ComboboxOption = { readonly id: string; readonly label: string; readonly hint?: string };

export type ComboboxProps = {
  readonly label: string;
  readonly options: readonly ComboboxOption[];
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
  /** Called with the typed text, for options that the caller fetches; these are not filtered here. */
  readonly onInput?: (text: string) => void;
  readonly isLoading?: boolean;
  readonly error?: string;
  readonly placeholder?: string;
  readonly name?: string;
  readonly id?: string;
  readonly hint?: string;
  /** Says "optional" beside the label, outside the accessible name. */
  readonly optional?: boolean;
};

/** A text field that narrows a long list while typing. */
export function Combobox(props: ComboboxProps) {
  const { label, options, value, onChange, onInput, isLoading = false, error, placeholder, name, id, hint, optional = false } = props;
  const say = useUiLabel();
  const list = onInput ? { items: options, onInputChange: onInput } : { defaultItems: options };
  return (
    <OverlayScope>
      <ComboBox
        css={styles.root}
        {...list}
        name={name}
        selectedKey={value}
        onSelectionChange={(key) => onChange(key === null ? null : String(key))}
        isInvalid={error !== undefined}
        allowsEmptyCollection
      >
        <span css={styles.head}>
          <Label css={styles.label}>{label}</Label>
          {optional && <span css={styles.optional}>{say('optional')}</span>}
        </span>
        <span css={styles.box}>
          <Input css={controlStyles} id={id} placeholder={placeholder} />
          <Button css={styles.chevron}>
            <ChevronDown size={16} aria-hidden />
          </Button>
        </span>
        {hint && (
          <Text slot="description" css={styles.hintLine}>
            {hint}
          </Text>
        )}
        <FieldError css={styles.error}>{error}</FieldError>
        <Popover css={overlayStyles.popover}>
          <ListBox<ComboboxOption> renderEmptyState={() => <p css={styles.empty}>{say(isLoading ? 'loading' : 'noResults')}</p>}>
            {(option) => (
              <ListBoxItem css={overlayStyles.option} id={option.id} textValue={option.label}>
                <Text slot="label">{option.label}</Text>
                {option.hint && (
                  <Text slot="description" css={styles.hint}>
                    {option.hint}
                  </Text>
                )}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </OverlayScope>
  );
}

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', gap: space[1], minWidth: 0 }),
  head: css({ display: 'flex', gap: space[2], alignItems: 'baseline' }),
  optional: css({ fontSize: font.size.xs, color: color.muted }),
  hintLine: css({ fontSize: font.size.sm, color: color.muted }),
  label: css({ fontSize: font.size.sm, fontWeight: 500 }),
  box: css({ position: 'relative', display: 'block' }),
  chevron: css({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    width: '2.75rem',
    display: 'grid',
    placeItems: 'center',
    color: color.muted,
  }),
  error: css({ fontSize: font.size.sm, color: color.danger }),
  empty: css({ padding: space[3], color: color.muted }),
  hint: css({ marginInlineStart: 'auto', fontSize: font.size.sm, opacity: 0.75 }),
};

import { Checkbox, css, media, space } from '@orime/ui';
import { FieldGroup } from './field-group.tsx';

export type ChoiceGroupProps = {
  readonly id?: string;
  readonly legend: string;
  readonly hint?: string;
  readonly error?: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
};

/** Any number of a known list. */
export function ChoiceGroup({ options, value, onChange, ...group }: ChoiceGroupProps) {
  return (
    <FieldGroup {...group}>
      <div css={styles.grid}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            checked={value.includes(option.value)}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.checked ? [...value, option.value] : value.filter((other) => other !== option.value))
            }
          />
        ))}
      </div>
    </FieldGroup>
  );
}

const styles = {
  grid: css({
    display: 'grid',
    columnGap: space[5],
    gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))' },
  }),
};

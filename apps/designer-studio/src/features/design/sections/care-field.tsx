import { CareSymbol } from '@orime/cards';
import { FieldGroup } from '@orime/forms';
import { Checkbox, css, media, space } from '@orime/ui';

export type CareFieldProps = {
  readonly id?: string;
  readonly legend: string;
  readonly error?: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
};

/** Care labels with their symbols, any number of them. */
export function CareField({ options, value, onChange, ...group }: CareFieldProps) {
  return (
    <FieldGroup {...group}>
      <div css={styles.grid}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={
              <span css={styles.label}>
                <CareSymbol care={option.value} />
                {option.label}
              </span>
            }
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
    gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(16rem, 1fr))' },
  }),
  label: css({ display: 'flex', gap: space[3], alignItems: 'center' }),
};

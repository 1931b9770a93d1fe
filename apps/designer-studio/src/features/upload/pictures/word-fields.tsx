import type { Term, Vocabulary } from '@orime/contracts/api/site/vocabulary';
import { useText } from '@orime/platform';
import { css, Select, space } from '@orime/ui';
import { useUploadT } from '../upload-texts.ts';
import type { GroupDefaults } from './picture-groups.ts';

export type WordFieldsProps = {
  readonly words: Vocabulary;
  readonly value: GroupDefaults;
  /** Of the design, for the labels. */
  readonly name: string;
  /** What is missing is marked. */
  readonly isChecked: boolean;
  readonly onChange: (changed: Partial<GroupDefaults>) => void;
};

/** Category, colour, main fibre and for whom: what even a draft says. */
export function WordFields({ words, value, name, isChecked, onChange }: WordFieldsProps) {
  const t = useUploadT();
  const text = useText();
  const choice = (field: 'category' | 'colour' | 'fibre', terms: readonly Term[]) => (
    <Select
      label={t(`upload.${field}`, { name })}
      value={value[field]}
      error={isChecked && value[field] === '' ? t(`design.error.${field === 'fibre' ? 'materials' : field}`) : undefined}
      onChange={({ currentTarget }) => onChange({ [field]: currentTarget.value })}
    >
      <option value="">{t('form.choose')}</option>
      {terms.map(({ key, label }) => (
        <option key={key} value={key}>
          {text(label)}
        </option>
      ))}
    </Select>
  );
  return (
    <div css={styles.root}>
      {choice('category', words.categories)}
      {choice('colour', words.colours)}
      {choice('fibre', words.fibres)}
      <Select
        label={t('upload.gender', { name })}
        value={value.gender}
        onChange={({ currentTarget }) =>
          onChange({ gender: currentTarget.value === 'men' || currentTarget.value === 'unisex' ? currentTarget.value : 'women' })
        }
      >
        {(['women', 'men', 'unisex'] as const).map((gender) => (
          <option key={gender} value={gender}>
            {t(`design.gender.${gender}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[3], gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))', alignItems: 'start' }),
};

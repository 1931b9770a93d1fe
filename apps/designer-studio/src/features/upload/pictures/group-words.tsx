import type { Vocabulary } from '@orime/contracts/api/site/vocabulary';
import { Button, color, css, space, Text } from '@orime/ui';
import { useUploadT } from '../upload-texts.ts';
import type { GroupDefaults } from './picture-groups.ts';
import { WordFields } from './word-fields.tsx';

export type GroupWordsProps = {
  readonly words: Vocabulary;
  readonly value: GroupDefaults;
  readonly onChange: (value: GroupDefaults) => void;
  readonly onApply: () => void;
};

/** What is the same for all designs, chosen once. */
export function GroupWords({ words, value, onChange, onApply }: GroupWordsProps) {
  const t = useUploadT();
  return (
    <div css={styles.root} role="group" aria-label={t('upload.for-all')}>
      <Text weight="medium" size="sm">
        {t('upload.for-all')}
      </Text>
      <WordFields
        words={words}
        value={value}
        name={t('upload.all')}
        isChecked={false}
        onChange={(changed) => onChange({ ...value, ...changed })}
      />
      <div>
        <Button variant="secondary" size="sm" onClick={onApply}>
          {t('upload.apply-all')}
        </Button>
      </div>
    </div>
  );
}

const styles = { root: css({ display: 'grid', gap: space[3], padding: space[4], background: color.sunken }) };

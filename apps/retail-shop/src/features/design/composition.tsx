import { CareSymbol } from '@orime/cards';
import type { Design } from '@orime/contracts/api/catalogue/design';
import { useFormat, useText } from '@orime/platform';
import { css, space, Text } from '@orime/ui';
import { useLateT } from './late-texts.ts';

/** What a garment is made of, how it is cared for and what it weighs. */
export function Composition({ design }: { readonly design: Pick<Design, 'materials' | 'care' | 'weightGrams'> }) {
  const t = useLateT();
  const text = useText();
  const format = useFormat();
  return (
    <div>
      <ul css={styles.list}>
        {design.materials.map((material) => (
          <li key={material.fibre}>
            {format.percent(material.percent / 100)} {text(material.label)}
          </li>
        ))}
      </ul>
      {design.care.length > 0 && (
        <ul css={styles.list}>
          {design.care.map((step) => (
            <li key={step.key} css={styles.care}>
              <CareSymbol care={step.key} />
              {text(step.label)}
            </li>
          ))}
        </ul>
      )}
      {design.weightGrams !== null && (
        <Text size="sm">{t('details.weight', { weight: format.number(design.weightGrams, { style: 'unit', unit: 'gram' }) })}</Text>
      )}
    </div>
  );
}

const styles = {
  list: css({ display: 'grid', gap: space[1], padding: 0, marginBlockEnd: space[3] }),
  care: css({ display: 'flex', gap: space[3], alignItems: 'center' }),
};

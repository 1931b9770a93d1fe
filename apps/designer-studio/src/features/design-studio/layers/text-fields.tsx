import { STUDIO_FONTS } from '@orime/contracts/api/catalogue/studio-document';
import { NumberField } from '@orime/forms';
import { css, Segmented, Select, space, TextArea } from '@orime/ui';
import type { FontKey, TextObject } from '../document/object-types.ts';
import { measureText } from '../document/text-layout.ts';
import { useStudioT } from '../studio-texts.ts';
import { changeSelected } from '../studio.store.ts';

/** Typefaces by their own names, which are nobody's to translate. */
const TYPEFACES: Readonly<Record<FontKey, string>> = { sans: 'Inter', display: 'Fraunces', gothic: 'Noto Sans JP' };

/** Words and lettering of a text; its box follows. */
export function TextFields({ object }: { readonly object: TextObject }) {
  const t = useStudioT();
  const letter = (field: string, change: Partial<Pick<TextObject, 'text' | 'font' | 'size' | 'weight'>>): void =>
    changeSelected(() => ({ ...change, ...measureText({ ...object, ...change }) }), `${field} ${object.id}`);
  return (
    <>
      <TextArea
        label={t('design-studio.field.text')}
        rows={2}
        maxLength={500}
        value={object.text}
        onChange={({ currentTarget }) => letter('text', { text: currentTarget.value })}
      />
      <div css={styles.pair}>
        <Select
          label={t('design-studio.field.font')}
          value={object.font}
          onChange={({ currentTarget }) => {
            const font = STUDIO_FONTS.find((key) => key === currentTarget.value);
            if (font) letter('font', { font });
          }}
        >
          {STUDIO_FONTS.map((key) => (
            <option key={key} value={key}>
              {TYPEFACES[key]}
            </option>
          ))}
        </Select>
        <NumberField
          label={t('design-studio.field.size')}
          unit="mm"
          decimals={1}
          value={Math.round(object.size * 10) / 10}
          onChange={(size) => size !== null && size >= 1 && size <= 1000 && letter('size', { size })}
        />
      </div>
      <div css={styles.pair}>
        <Segmented
          label={t('design-studio.field.weight')}
          value={object.weight === 700 ? 'bold' : 'regular'}
          options={(['regular', 'bold'] as const).map((value) => ({ value, label: t(`design-studio.weight.${value}`) }))}
          onChange={(value) => letter('weight', { weight: value === 'bold' ? 700 : 400 })}
        />
        <Segmented
          label={t('design-studio.field.align')}
          value={object.align}
          options={(['left', 'center', 'right'] as const).map((value) => ({ value, label: t(`design-studio.text-align.${value}`) }))}
          onChange={(align) => changeSelected(() => ({ align }))}
        />
      </div>
    </>
  );
}

const styles = {
  pair: css({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'end', '& > *': { flex: '1 1 auto', minWidth: 0 } }),
};

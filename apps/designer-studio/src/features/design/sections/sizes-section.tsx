import { FieldGroup, FormSection } from '@orime/forms';
import { Button, css, IconButton, media, Plus, Select, space, Text, TextField } from '@orime/ui';
import { Trash2 } from '@orime/ui/icons';
import { useDesignT } from '../design-texts.ts';
import type { SizeDraft } from '../draft/design-draft.ts';
import type { DesignSectionProps } from './design-section.ts';
import { PiecesField } from './pieces-field.tsx';

const RUNS = {
  letters: ['XS', 'S', 'M', 'L', 'XL'],
  italian: ['38', '40', '42', '44', '46', '48'],
  japanese: ['0', '1', '2', '3'],
  one: ['OS'],
} as const;
const newSize = (size: string): SizeDraft => ({ size, mode: 'stock', onHand: '0', leadDays: '21' });

export type SizesSectionProps = DesignSectionProps & {
  /** Sizes on sale whose stock is counted by its movements, not here. */
  readonly counted?: ReadonlySet<string>;
  /** Pieces of a saved design that are reserved or sold, by their serial. */
  readonly takenPieces?: ReadonlySet<string>;
};

/** Which sizes there are, from stock or made on order, and one-of-one pieces. */
export function SizesSection({ form, counted, takenPieces }: SizesSectionProps) {
  const t = useDesignT();
  const { id, value: sizes, onChange, error } = form.value('sizes');

  function replace(index: number, changed: Partial<SizeDraft>): void {
    onChange(sizes.map((size, at) => (at === index ? { ...size, ...changed } : size)));
  }

  function add(names: readonly string[]): void {
    onChange([...sizes, ...names.filter((name) => !sizes.some(({ size }) => size === name)).map(newSize)]);
  }

  return (
    <FormSection title={t('design.section.sizes')} text={t('design.section.sizes.text')}>
      <FieldGroup id={id} legend={t('design.sizes')} hint={t('design.sizes.hint')} error={error}>
        <div css={styles.runs}>
          {Object.entries(RUNS).map(([run, names]) => (
            <Button key={run} variant="secondary" size="sm" onClick={() => add(names)}>
              {t(`design.sizes.run.${run}`)}
            </Button>
          ))}
          <Button variant="ghost" size="sm" disabled={sizes.length >= 20} onClick={() => onChange([...sizes, newSize('')])}>
            <Plus size={16} aria-hidden />
            {t('design.sizes.add')}
          </Button>
        </div>
        <div css={styles.rows}>
          {sizes.map((size, index) => (
            // Rows have no identity besides their place.
            <div key={index} css={styles.row}>
              <TextField
                label={t('design.sizes.name', { number: index + 1 })}
                maxLength={20}
                value={size.size}
                onChange={({ currentTarget }) => replace(index, { size: currentTarget.value })}
              />
              <Select
                label={t('design.sizes.mode', { size: size.size })}
                value={size.mode}
                onChange={({ currentTarget }) => replace(index, { mode: currentTarget.value === 'stock' ? 'stock' : 'made_to_order' })}
              >
                <option value="stock">{t('design.mode.stock')}</option>
                <option value="made_to_order">{t('design.mode.made_to_order')}</option>
              </Select>
              {size.mode === 'stock' && counted?.has(size.size.trim()) && (
                <Text size="sm" tone="muted" css={styles.counted}>
                  {t('design.sizes.counted')}
                </Text>
              )}
              {size.mode === 'stock' && !counted?.has(size.size.trim()) && (
                <TextField
                  label={t('design.sizes.stock', { size: size.size })}
                  inputMode="numeric"
                  value={size.onHand}
                  onChange={({ currentTarget }) => replace(index, { onHand: currentTarget.value })}
                />
              )}
              {size.mode === 'made_to_order' && (
                <TextField
                  label={t('design.sizes.lead', { size: size.size })}
                  inputMode="numeric"
                  value={size.leadDays}
                  onChange={({ currentTarget }) => replace(index, { leadDays: currentTarget.value })}
                />
              )}
              <IconButton label={t('design.sizes.remove', { size: size.size })} onClick={() => onChange(sizes.toSpliced(index, 1))}>
                <Trash2 size={18} aria-hidden />
              </IconButton>
            </div>
          ))}
        </div>
      </FieldGroup>
      <PiecesField form={form} taken={takenPieces} />
    </FormSection>
  );
}

const styles = {
  runs: css({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockEnd: space[4] }),
  rows: css({ display: 'grid', gap: space[4] }),
  counted: css({ alignSelf: 'center' }),
  row: css({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: space[3],
    alignItems: 'end',
    [media.tablet]: { gridTemplateColumns: '7rem minmax(0, 1fr) minmax(0, 1fr) auto' },
  }),
};

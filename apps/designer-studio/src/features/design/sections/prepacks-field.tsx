import { FieldGroup, LocalTextFields } from '@orime/forms';
import { Button, color, css, IconButton, Plus, space, TextField } from '@orime/ui';
import { Trash2 } from '@orime/ui/icons';
import { useDesignT } from '../design-texts.ts';
import type { PrepackDraft } from '../draft/design-draft.ts';
import type { DesignSectionProps } from './design-section.ts';

const MOST = 12;

/** Fixed runs of sizes that stores order as one: 1-2-2-1. */
export function PrepacksField({ form }: DesignSectionProps) {
  const t = useDesignT();
  const { id, value: packs, onChange, error } = form.value('prepacks');
  const sizes = form
    .follow('sizes')
    .map(({ size }) => size.trim())
    .filter((size) => size !== '');

  function replace(index: number, changed: Partial<PrepackDraft>): void {
    onChange(packs.map((pack, at) => (at === index ? { ...pack, ...changed } : pack)));
  }

  return (
    <FieldGroup id={id} legend={t('design.prepacks')} hint={t('design.prepacks.hint')} error={error}>
      <div css={styles.packs}>
        {packs.map((pack, index) => {
          const number = index + 1;
          return (
            // Packs have no identity besides their place.
            <div key={index} css={styles.pack} role="group" aria-label={t('design.prepacks.number', { number })}>
              <div css={styles.head}>
                <div css={styles.names}>
                  <LocalTextFields
                    id={`${id}-${index}`}
                    label={t('design.prepacks.name', { number })}
                    maxLength={60}
                    value={pack.name}
                    onChange={(name) => replace(index, { name })}
                  />
                </div>
                <IconButton label={t('design.prepacks.remove', { number })} onClick={() => onChange(packs.toSpliced(index, 1))}>
                  <Trash2 size={18} aria-hidden />
                </IconButton>
              </div>
              <div css={styles.units}>
                {/* Sizes that are gone from the design stay to be seen: the pack cannot be kept with them. */}
                {[...new Set([...sizes, ...Object.keys(pack.units)])].map((size) => (
                  <TextField
                    key={size}
                    label={t('design.prepacks.units', { size })}
                    inputMode="numeric"
                    maxLength={4}
                    value={pack.units[size] ?? ''}
                    onChange={({ currentTarget }) => replace(index, { units: withUnits(pack.units, size, currentTarget.value) })}
                  />
                ))}
              </div>
            </div>
          );
        })}
        <div>
          <Button
            variant="secondary"
            size="sm"
            disabled={sizes.length === 0 || packs.length >= MOST}
            onClick={() => onChange([...packs, { name: { en: '', jp: '' }, units: Object.fromEntries(sizes.map((size) => [size, '1'])) }])}
          >
            <Plus size={16} aria-hidden />
            {t('design.prepacks.add')}
          </Button>
        </div>
      </div>
    </FieldGroup>
  );
}

/** An emptied size leaves the pack. */
function withUnits(units: PrepackDraft['units'], size: string, text: string): PrepackDraft['units'] {
  const { [size]: _, ...others } = units;
  return text.trim() === '' ? others : { ...units, [size]: text };
}

const styles = {
  packs: css({ display: 'grid', gap: space[4] }),
  pack: css({ display: 'grid', gap: space[3], padding: space[4], border: `1px solid ${color.line}` }),
  head: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space[3], alignItems: 'start' }),
  names: css({ minWidth: 0 }),
  units: css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(4.5rem, 1fr))', gap: space[3] }),
};

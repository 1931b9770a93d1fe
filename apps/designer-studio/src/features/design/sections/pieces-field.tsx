import { FieldGroup } from '@orime/forms';
import { Badge, Button, css, IconButton, media, Plus, Select, space, TextField } from '@orime/ui';
import { Trash2 } from '@orime/ui/icons';
import { useDesignT } from '../design-texts.ts';
import type { PieceDraft } from '../draft/design-draft.ts';
import type { DesignSectionProps } from './design-section.ts';

export type PiecesFieldProps = DesignSectionProps & { readonly taken: ReadonlySet<string> | undefined };

/** Garments of which there is exactly one, each sold by itself. */
export function PiecesField({ form, taken }: PiecesFieldProps) {
  const t = useDesignT();
  const { id, value: pieces, onChange, error } = form.value('pieces');
  const sizes = form
    .follow('sizes')
    .filter(({ mode, size }) => mode === 'stock' && size.trim() !== '')
    .map(({ size }) => size.trim());

  function replace(index: number, changed: Partial<PieceDraft>): void {
    onChange(pieces.map((piece, at) => (at === index ? { ...piece, ...changed } : piece)));
  }

  return (
    <FieldGroup id={id} legend={t('design.pieces')} hint={t('design.pieces.hint')} error={error}>
      <div css={styles.rows}>
        {pieces.map((piece, index) => {
          const number = index + 1;
          return (
            // Rows have no identity besides their place.
            <div key={index} css={styles.row}>
              <Select
                label={t('design.pieces.size', { number })}
                value={piece.size}
                onChange={({ currentTarget }) => replace(index, { size: currentTarget.value })}
              >
                <option value="">{t('form.choose')}</option>
                {sizes.map((size) => (
                  <option key={size} value={size}>
                    {size}
                  </option>
                ))}
              </Select>
              <TextField
                label={t('design.pieces.serial', { number })}
                optional
                maxLength={40}
                placeholder={`No. ${number}`}
                value={piece.serial}
                onChange={({ currentTarget }) => replace(index, { serial: currentTarget.value })}
              />
              <TextField
                label={t('design.pieces.condition.en', { number })}
                lang="en"
                optional
                maxLength={200}
                value={piece.condition.en}
                onChange={({ currentTarget }) => replace(index, { condition: { ...piece.condition, en: currentTarget.value } })}
              />
              <TextField
                label={t('design.pieces.condition.jp', { number })}
                lang="ja"
                optional
                maxLength={200}
                value={piece.condition.jp}
                onChange={({ currentTarget }) => replace(index, { condition: { ...piece.condition, jp: currentTarget.value } })}
              />
              {taken?.has(piece.serial) && <Badge tone="warning">{t('design.pieces.taken')}</Badge>}
              <IconButton label={t('design.pieces.remove', { number })} onClick={() => onChange(pieces.toSpliced(index, 1))}>
                <Trash2 size={18} aria-hidden />
              </IconButton>
            </div>
          );
        })}
        <div>
          <Button
            variant="secondary"
            size="sm"
            disabled={sizes.length === 0 || pieces.length >= 20}
            onClick={() => onChange([...pieces, { size: sizes[0] ?? '', serial: '', condition: { en: '', jp: '' } }])}
          >
            <Plus size={16} aria-hidden />
            {t('design.pieces.add')}
          </Button>
        </div>
      </div>
    </FieldGroup>
  );
}

const styles = {
  rows: css({ display: 'grid', gap: space[4] }),
  row: css({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: space[3],
    alignItems: 'end',
    [media.tablet]: { gridTemplateColumns: '6rem 7rem minmax(0, 1fr) minmax(0, 1fr) auto auto' },
  }),
};

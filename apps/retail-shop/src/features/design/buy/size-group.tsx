import { useT, useText } from '@orime/platform';
import { color, css, FieldError, font, radius, space, Text, visuallyHidden } from '@orime/ui';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { useSizeName } from '../../garment/index.ts';
import type { GarmentOption } from './garment-options.ts';

export type SizeGroupProps = {
  readonly options: readonly GarmentOption[];
  readonly value: string | undefined;
  readonly onChange: (key: string) => void;
  readonly error?: string;
  /** Stands at the end of the heading: the size guide. */
  readonly aside?: ReactNode;
  /** The first tile that can be chosen: where focus goes when nothing is. */
  readonly firstTile?: Ref<HTMLInputElement>;
};

/** All sizes and pieces as one group of tiles. Sold out is struck through and read out. */
export function SizeGroup({ options, value, onChange, error, aside, firstTile }: SizeGroupProps) {
  const t = useT('retail-shop');
  const text = useText();
  const sizeName = useSizeName();
  const id = useId();
  const firstOpen = options.find((option) => !option.isSoldOut)?.key;
  const tile = (option: GarmentOption) => {
    const isSize = option.kind === 'size';
    const size = sizeName(isSize ? option.size.size : option.piece.size);
    return (
      <label key={option.key} css={[styles.tile, !isSize && styles.piece]}>
        <input
          ref={option.key === firstOpen ? firstTile : undefined}
          css={visuallyHidden}
          type="radio"
          name={id}
          checked={option.key === value}
          disabled={option.isSoldOut}
          aria-label={
            option.isSoldOut ? t('size.sold-out', { size }) : isSize ? size : t('piece.name', { size, serial: option.piece.serial })
          }
          onChange={() => onChange(option.key)}
        />
        <span css={option.isSoldOut ? styles.struck : undefined}>{size}</span>
        {!isSize && (
          <span css={styles.pieceText}>
            {t('piece.serial', { serial: option.piece.serial })}
            <span aria-hidden> · </span>
            {text(option.piece.condition)}
          </span>
        )}
      </label>
    );
  };
  const pieces = options.filter((option) => option.kind === 'piece');
  return (
    <div
      css={styles.root}
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <div css={styles.head}>
        <span css={styles.legend} id={`${id}-legend`}>
          {t('size.legend')}
        </span>
        {aside}
      </div>
      <div css={styles.tiles}>{options.filter((option) => option.kind === 'size').map(tile)}</div>
      {pieces.length > 0 && (
        <>
          <Text size="sm" tone="muted">
            {t('piece.legend')}
          </Text>
          <div css={styles.pieces}>{pieces.map(tile)}</div>
        </>
      )}
      {error && (
        <FieldError id={`${id}-error`} role="alert">
          {error}
        </FieldError>
      )}
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[2] }),
  head: css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: '2.75rem' }),
  legend: css({ fontWeight: 500, fontSize: font.size.sm }),
  // As wide as its name: that of the only size is a phrase.
  tiles: css({ display: 'flex', flexWrap: 'wrap', gap: space[2], '&:empty': { display: 'none' } }),
  pieces: css({ display: 'grid', gap: space[2] }),
  tile: css({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '4.5rem',
    minHeight: '2.875rem',
    paddingInline: space[3],
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.sm,
    cursor: 'pointer',
    '&:hover': { borderColor: color.text },
    '&:has(:checked)': { background: color.text, borderColor: color.text, color: color.inverse },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    '&:has(:disabled)': { borderColor: color.line, color: color.muted, cursor: 'not-allowed' },
  }),
  piece: css({ justifyContent: 'flex-start', gap: space[3], padding: `${space[2]} ${space[4]}` }),
  pieceText: css({ fontSize: font.size.sm }),
  struck: css({ textDecoration: 'line-through' }),
};

import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import { Link, useFormat, useText } from '@orime/platform';
import { Button, buttonStyles, color, css, EmptyState, Image, Plus, space, Text, TextField } from '@orime/ui';
import { useState } from 'react';
import { useSheetsT } from '../line-sheet-texts.ts';
import { addable, MOST_ITEMS } from './sheet-draft.ts';
import type { SheetItem } from './sheet-draft.ts';

export type StyleSearchProps = {
  /** One's own designs that are sold wholesale. */
  readonly designs: readonly OwnerDesign[];
  /** What is on the line sheet already. */
  readonly items: readonly SheetItem[];
  readonly onAdd: (designId: string) => void;
};

/** One's styles that are not on the line sheet yet, each to be added by a press. */
export function StyleSearch({ designs, items, onAdd }: StyleSearchProps) {
  const t = useSheetsT();
  const text = useText();
  const format = useFormat();
  const [sought, setSought] = useState('');
  if (designs.length === 0)
    return (
      <EmptyState
        level={3}
        title={t('sheets.search.empty.title')}
        text={t('sheets.search.empty.text')}
        actions={
          <Link css={buttonStyles({ variant: 'secondary' })} to="/dashboard?tab=designs">
            {t('sheets.search.designs')}
          </Link>
        }
      />
    );
  if (items.length >= MOST_ITEMS) return <Text size="sm">{t('sheets.search.full', { count: MOST_ITEMS })}</Text>;
  const found = addable(designs, items, sought);
  return (
    <div css={styles.root}>
      <TextField
        label={t('sheets.search')}
        type="search"
        autoComplete="off"
        maxLength={80}
        value={sought}
        onChange={({ currentTarget }) => setSought(currentTarget.value)}
        // Enter would send the whole form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p css={styles.count} role="status">
        {t('sheets.search.found', { count: found.length })}
      </p>
      <ul css={styles.list} aria-label={t('sheets.search.list')} tabIndex={0}>
        {found.map((design) => (
          <li key={design.id} css={styles.row}>
            {design.images[0] ? (
              <Image css={styles.image} image={design.images[0]} alt="" sizes="2.5rem" ratio="3 / 4" />
            ) : (
              <span css={styles.image} />
            )}
            <span css={styles.words}>
              {text(design)}
              <Text as="span" size="sm" tone="muted">
                {design.wholesale &&
                  t('sheets.search.style', {
                    price: format.money(design.wholesale.priceMinor, design.wholesale.currency),
                    count: design.colours,
                  })}
              </Text>
            </span>
            <Button
              size="sm"
              variant="secondary"
              aria-label={t('sheets.search.add-name', { name: text(design) })}
              onClick={() => onAdd(design.id)}
            >
              <Plus size={16} aria-hidden />
              {t('sheets.search.add')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[2], padding: space[4], background: color.surface, '& > *': { minWidth: 0 } }),
  count: css({ color: color.muted, fontSize: '0.875rem' }),
  list: css({ display: 'grid', margin: 0, padding: 0, listStyle: 'none', maxHeight: '24rem', overflowY: 'auto' }),
  row: css({
    display: 'grid',
    gridTemplateColumns: '2.5rem minmax(0, 1fr) auto',
    gap: space[3],
    alignItems: 'center',
    paddingBlock: space[2],
  }),
  image: css({ width: '2.5rem', aspectRatio: '3 / 4', background: color.backdrop }),
  words: css({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' }),
};

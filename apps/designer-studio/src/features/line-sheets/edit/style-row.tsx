import type { LocalText } from '@orime/contracts';
import type { ImageRef } from '@orime/contracts/schemas';
import { useText } from '@orime/platform';
import { Badge, color, css, IconButton, Image, media, space, TextField } from '@orime/ui';
import { ArrowDown, ArrowUp, Trash2 } from '@orime/ui/icons';
import { useSheetsT } from '../line-sheet-texts.ts';
import type { SheetItem } from './sheet-draft.ts';

export type StyleRowProps = {
  readonly item: SheetItem;
  /** Undefined until one's designs are read. */
  readonly design: { readonly name: string; readonly nameJp: string; readonly image: ImageRef | null } | undefined;
  /** Whether stores see it at present. */
  readonly isShown: boolean;
  /** From 1. */
  readonly place: number;
  readonly count: number;
  readonly onNote: (note: LocalText) => void;
  readonly onMove: (by: 1 | -1, name: string) => void;
  readonly onRemove: () => void;
};

/** One style of a line sheet: picture, name, a note in both languages, its place. */
export function StyleRow({ item, design, isShown, place, count, onNote, onMove, onRemove }: StyleRowProps) {
  const t = useSheetsT();
  const text = useText();
  const name = design === undefined ? '' : text(design);
  const note = (language: 'en' | 'jp') => (
    <TextField
      label={t(`sheets.note.${language}`, { name })}
      lang={language === 'jp' ? 'ja' : 'en'}
      optional
      maxLength={140}
      value={item.note[language]}
      onChange={({ currentTarget }) => onNote({ ...item.note, [language]: currentTarget.value })}
    />
  );
  return (
    <li css={styles.root}>
      {design?.image ? <Image css={styles.image} image={design.image} alt="" sizes="4rem" ratio="3 / 4" /> : <span css={styles.image} />}
      <div css={styles.words}>
        <strong>{name}</strong>
        {!isShown && <Badge tone="warning">{t('sheets.styles.not-shown')}</Badge>}
      </div>
      <div css={styles.buttons}>
        <IconButton label={t('sheets.styles.up', { name })} disabled={place === 1} onClick={() => onMove(-1, name)}>
          <ArrowUp size={18} aria-hidden />
        </IconButton>
        <IconButton label={t('sheets.styles.down', { name })} disabled={place === count} onClick={() => onMove(1, name)}>
          <ArrowDown size={18} aria-hidden />
        </IconButton>
        <IconButton label={t('sheets.styles.remove', { name })} onClick={onRemove}>
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </div>
      <div css={styles.notes}>
        {note('en')}
        {note('jp')}
      </div>
    </li>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: '4rem minmax(0, 1fr) auto',
    columnGap: space[4],
    rowGap: space[3],
    alignItems: 'center',
    paddingBlock: space[4],
    borderBlockStart: `1px solid ${color.line}`,
    [media.tablet]: { '& > :first-child': { gridRow: '1 / span 2', alignSelf: 'start' } },
  }),
  image: css({ width: '4rem', aspectRatio: '3 / 4', background: color.backdrop }),
  words: css({ display: 'grid', gap: space[1], justifyItems: 'start', minWidth: 0, overflowWrap: 'anywhere' }),
  buttons: css({ display: 'flex' }),
  notes: css({
    display: 'grid',
    gap: space[3],
    gridColumn: '1 / -1',
    [media.tablet]: { gridColumn: '2 / -1', gridTemplateColumns: '1fr 1fr' },
  }),
};

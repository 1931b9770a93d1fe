import type { StaffNote } from '@orime/contracts/api/people/staff-notes';
import { useFormat } from '@orime/platform';
import { Button, color, css, font, space } from '@orime/ui';
import { useNotesT } from './notes-texts.ts';

export type NoteListProps = {
  readonly notes: readonly StaffNote[];
  readonly onRemove: (note: StaffNote) => void;
};

/** Notes with who wrote them and when. */
export function NoteList({ notes, onRemove }: NoteListProps) {
  const t = useNotesT();
  const format = useFormat();
  return (
    <ul css={styles.root}>
      {notes.map((note) => {
        const time = format.date(note.createdAt, { dateStyle: 'medium', timeStyle: 'short' });
        return (
          <li key={note.id} css={styles.note}>
            <p css={styles.text}>{note.text}</p>
            <div css={styles.foot}>
              <span css={styles.facts}>
                <span>{note.author.name}</span>
                <time dateTime={note.createdAt}>{time}</time>
              </span>
              <Button
                size="sm"
                variant="ghost"
                aria-label={t('notes.remove.of', { name: note.author.name, time })}
                onClick={() => onRemove(note)}
              >
                {t('notes.remove')}
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const styles = {
  root: css({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 }),
  note: css({ display: 'grid', gap: space[1], paddingBlock: space[2], borderBlockStart: `1px solid ${color.line}`, minWidth: 0 }),
  text: css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: font.size.sm }),
  foot: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space[3] }),
  facts: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space[3]}`,
    fontSize: font.size.sm,
    color: color.muted,
    overflowWrap: 'anywhere',
  }),
};

import type { SellerOrder } from '@orime/contracts/api/selling/order';
import { useFormat } from '@orime/platform';
import { Button, color, css, font, space, Text } from '@orime/ui';
import { useRef, useState } from 'react';
import { NoteForm } from './note-form.tsx';
import { useNotesT } from './notes-texts.ts';

/** What the seller and staff wrote down about an order, and a field for more. The customer reads none of it. */
export function OrderNotes({ order }: { readonly order: Pick<SellerOrder, 'id' | 'number' | 'notes'> }) {
  const t = useNotesT();
  const format = useFormat();
  const [isWriting, setWriting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { id, number, notes = [] } = order;

  function handleDone(): void {
    setWriting(false);
    // The form takes the focus along when it goes.
    opener.current?.focus();
  }

  return (
    <div css={styles.root}>
      {notes.length > 0 && (
        <ul css={styles.list} aria-label={t('notes.list', { number })}>
          {notes.map(({ text, at, by }) => (
            <li key={`${at}-${text}`} css={styles.note}>
              <Text css={styles.words}>{text}</Text>
              <Text size="xs" tone="muted">
                <time dateTime={at}>
                  {t(by === 'seller' ? 'notes.at' : 'notes.at.staff', {
                    date: format.date(at, { dateStyle: 'medium', timeStyle: 'short' }),
                  })}
                </time>
              </Text>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button
          ref={opener}
          variant="ghost"
          size="sm"
          aria-expanded={isWriting}
          aria-describedby={`order-${id}`}
          onClick={() => setWriting(!isWriting)}
        >
          {t('notes.add')}
        </Button>
      </div>
      {isWriting && <NoteForm order={order} onDone={handleDone} />}
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[3] }),
  list: css({ display: 'grid', gap: space[3], padding: 0, margin: 0, listStyle: 'none' }),
  note: css({
    display: 'grid',
    gap: space[1],
    maxWidth: '44rem',
    paddingInlineStart: space[4],
    borderInlineStart: `2px solid ${color.line}`,
    fontSize: font.size.sm,
  }),
  words: css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }),
};

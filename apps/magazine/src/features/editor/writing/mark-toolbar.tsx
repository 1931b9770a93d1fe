import { useT } from '@orime/platform';
import { Button, Cluster, color, css, font, space, TextField } from '@orime/ui';
import { Dialog } from '@orime/ui/overlays';
import { useEditorState, type Editor } from '@tiptap/react';
import { useState, type FormEvent } from 'react';
import { readLink } from '../document/read-link.ts';

const MARKS = ['bold', 'italic'] as const;

/** Bold, italic and link of what is selected. */
export function MarkToolbar({ editor, label }: { readonly editor: Editor; readonly label: string }) {
  const t = useT('magazine');
  const [isLinking, setLinking] = useState(false);
  const now = useEditorState({
    editor,
    selector: ({ editor: { state, isActive, getAttributes } }) => ({
      bold: isActive.call(editor, 'bold'),
      italic: isActive.call(editor, 'italic'),
      href: String(getAttributes.call(editor, 'link')['href'] ?? ''),
      isEmpty: state.selection.empty,
      takesMarks: state.selection.$from.parent.type.allowsMarkType(state.schema.mark('bold').type),
    }),
  });
  const isOff = !editor.isEditable || !now.takesMarks;
  return (
    <div css={styles.root} role="toolbar" aria-label={label}>
      {MARKS.map((mark) => (
        <button
          key={mark}
          css={[styles.button, mark === 'bold' ? styles.bold : styles.italic]}
          type="button"
          aria-label={t(`editor.mark.${mark}`)}
          aria-pressed={now[mark]}
          disabled={isOff}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => editor.chain().focus().toggleMark(mark).run()}
        >
          {mark === 'bold' ? 'B' : 'I'}
        </button>
      ))}
      <button
        css={styles.button}
        type="button"
        aria-pressed={now.href !== ''}
        disabled={isOff || (now.isEmpty && now.href === '')}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => setLinking(true)}
      >
        {t('editor.mark.link')}
      </button>
      {isLinking && <LinkDialog editor={editor} href={now.href} onClose={() => setLinking(false)} />}
    </div>
  );
}

type LinkDialogProps = { readonly editor: Editor; readonly href: string; readonly onClose: () => void };

function LinkDialog({ editor, href, onClose }: LinkDialogProps) {
  const t = useT('magazine');
  const [text, setText] = useState(href);
  const [isWrong, setWrong] = useState(false);
  const apply = (link: string | undefined): void => {
    const chain = editor.chain().focus().extendMarkRange('link');
    if (link === undefined) chain.unsetMark('link').run();
    else chain.setMark('link', { href: link }).run();
    onClose();
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const link = readLink(text);
    if (link === undefined) setWrong(true);
    else apply(link);
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('editor.link.title')} width="narrow">
      <form css={styles.form} onSubmit={handleSubmit}>
        <TextField
          label={t('editor.link.address')}
          hint={t('editor.link.hint')}
          value={text}
          inputMode="url"
          error={isWrong ? t('editor.link.wrong') : undefined}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setWrong(false);
          }}
        />
        <Cluster justify="end">
          {href !== '' && (
            <Button variant="ghost" onClick={() => apply(undefined)}>
              {t('editor.link.remove')}
            </Button>
          )}
          <Button type="submit">{t('editor.link.apply')}</Button>
        </Cluster>
      </form>
    </Dialog>
  );
}

const styles = {
  root: css({ display: 'flex', gap: space[1] }),
  button: css({
    minWidth: '2.75rem',
    minHeight: '2.75rem',
    paddingInline: space[2],
    fontSize: font.size.md,
    '&:hover:not(:disabled)': { background: color.sunken },
    '&[aria-pressed="true"]': { background: color.text, color: color.inverse },
    '&:disabled': { opacity: 0.4 },
  }),
  bold: css({ fontWeight: 700 }),
  italic: css({ fontStyle: 'italic', fontFamily: font.display }),
  form: css({ display: 'grid', gap: space[4] }),
};

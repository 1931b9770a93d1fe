import { htmlLang, type Language } from '@orime/contracts';
import { useT } from '@orime/platform';
import { showToast } from '@orime/ui';
import { EditorContent, type Editor } from '@tiptap/react';
import { useEffect, useId, useState } from 'react';
import { BlockDialog } from '../blocks/block-dialog.tsx';
import { useSelected } from '../session/use-selected.ts';
import { useWriting } from '../session/writing-context.ts';
import { BlockTools } from './block-tools.tsx';
import type { Asked } from './choices.tsx';
import { clipboardProps } from './clipboard-props.ts';
import { columnStyles } from './column-styles.ts';
import { columnExtensions } from './extensions.ts';
import { MarkToolbar } from './mark-toolbar.tsx';
import { SlashControl } from './slash-control.ts';
import { SlashMenu } from './slash-menu.tsx';
import { useColumnEditor } from './use-column-editor.ts';
import { useIsPainted } from './use-is-painted.ts';

export type WritingColumnProps = {
  readonly language: Language;
  readonly isEditable: boolean;
  /** The other column is drawn first, and can be written in by then. */
  readonly isSecond: boolean;
};

/** The text of one language. It is the editor's own from the first key on; the session reads it when it keeps or saves. */
export function WritingColumn({ isSecond, ...rest }: WritingColumnProps) {
  const isPainted = useIsPainted();
  return isPainted || !isSecond ? <Text {...rest} /> : <Blank />;
}

type TextProps = Omit<WritingColumnProps, 'isSecond'>;

function Text({ language, isEditable }: TextProps) {
  const t = useT('magazine');
  const { session } = useWriting();
  const [asked, setAsked] = useState<Asked>();
  const [dropped, setDropped] = useState<readonly File[]>([]);
  const [slash] = useState(() => new SlashControl({ nameOf: (id) => t(`editor.block.${id}`), onAsk: setAsked }));
  const name = t(`editor.text.${language}`);
  const editor = useColumnEditor({
    language,
    isEditable,
    extensions: () => [...columnExtensions(t('editor.placeholder')), slash.extension()],
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': name, lang: htmlLang(language), spellcheck: 'true' },
      handleDOMEvents: {
        ...clipboardProps({
          onPictures: (files) => {
            setDropped(files);
            setAsked(files.length === 1 ? 'image' : 'gallery');
          },
          onForeignPictures: () => showToast({ message: t('editor.paste.pictures') }),
        }),
        blur: () => void session.flush(),
      },
    },
  });
  if (editor === null) return <Blank />;
  return (
    <>
      <MarkToolbar editor={editor} label={t('editor.marks', { name })} />
      <div css={columnStyles.paper}>
        {isEditable && <BlockTools editor={editor} onAsk={setAsked} />}
        <EditorContent editor={editor} />
        <Slash editor={editor} control={slash} />
      </div>
      {asked !== undefined && (
        <BlockDialog
          asked={asked}
          editor={editor}
          language={language}
          files={dropped}
          onClose={() => {
            setAsked(undefined);
            setDropped([]);
          }}
        />
      )}
    </>
  );
}

/** Keeps the place of toolbar and text. */
function Blank() {
  return (
    <>
      <div css={columnStyles.toolbarPlace} />
      <div css={columnStyles.blank} />
    </>
  );
}

/** The menu behind `/`, while it is open. */
function Slash({ editor, control }: { readonly editor: Editor; readonly control: SlashControl }) {
  const id = useId();
  const menu = useSelected(control.store, (state) => state);
  const choices = control.choicesOf(menu.slash);
  const active = Math.min(menu.active, choices.length - 1);
  const activeId = choices[active] && `${id}-${choices[active].id}`;
  // Synchronises the text, which keeps the cursor while the menu is gone through, with the choice that is active.
  useEffect(() => {
    if (editor.isDestroyed) return;
    if (activeId === undefined) editor.view.dom.removeAttribute('aria-activedescendant');
    else editor.view.dom.setAttribute('aria-activedescendant', activeId);
  }, [editor, activeId]);
  if (menu.slash === undefined || choices.length === 0) return null;
  return <SlashMenu id={id} choices={choices} active={active} at={menu.slash} onChoose={(choice) => control.choose(editor, choice)} />;
}

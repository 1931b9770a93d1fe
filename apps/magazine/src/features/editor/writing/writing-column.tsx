import { htmlLang, type Language } from '@orime/contracts';
import { useT } from '@orime/platform';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useId, useState } from 'react';
import { BlockDialog } from '../blocks/block-dialog.tsx';
import { createBlockReader, documentOf } from '../document/nodes.ts';
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

export type WritingColumnProps = { readonly language: Language; readonly isEditable: boolean };

/** The text of one language. It is the editor's own from the first key on; the session reads it when it keeps or saves. */
export function WritingColumn({ language, isEditable }: WritingColumnProps) {
  const t = useT('magazine');
  const { session, editors } = useWriting();
  const [asked, setAsked] = useState<Asked>();
  const [dropped, setDropped] = useState<readonly File[]>([]);
  const menuId = useId();
  const [slash] = useState(() => new SlashControl({ nameOf: (id) => t(`editor.block.${id}`), onAsk: setAsked }));
  const menu = useSelected(slash.store, (state) => state);
  const choices = slash.choicesOf(menu.slash);
  const active = Math.min(menu.active, choices.length - 1);
  const activeId = choices[active] && `${menuId}-${choices[active].id}`;
  const name = t(`editor.text.${language}`);
  const editor = useEditor(
    {
      extensions: [...columnExtensions(t('editor.placeholder')), slash.extension()],
      content: documentOf(session.store.getState().words.body[language]),
      editable: isEditable,
      // Style elements from strings are refused by the page's policy; the column has its styles.
      injectCSS: false,
      shouldRerenderOnTransaction: false,
      editorProps: {
        attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': name, lang: htmlLang(language), spellcheck: 'true' },
        handleDOMEvents: {
          ...clipboardProps({
            onPictures: (files) => {
              setDropped(files);
              setAsked(files.length === 1 ? 'image' : 'gallery');
            },
          }),
          blur: () => void session.flush(),
        },
      },
      onUpdate: () => session.touch(language),
    },
    [],
  );

  // Synchronises the session and the other column with the editor, which outlives renderings. One that was made by a rendering that took
  // long is thrown away before it is shown; another one follows.
  useEffect(() => {
    if (editor.isDestroyed) return undefined;
    editors.set(language, editor);
    const read = createBlockReader();
    const unregister = session.register(language, (before) => read(editor.state.doc, before));
    return () => {
      unregister();
      editors.delete(language);
    };
  }, [editor, editors, language, session]);
  useEffect(() => editor.setEditable(isEditable, false), [editor, isEditable]);
  useEffect(() => {
    if (editor.isDestroyed) return;
    // The cursor stays in the text while the menu is gone through.
    if (activeId === undefined) editor.view.dom.removeAttribute('aria-activedescendant');
    else editor.view.dom.setAttribute('aria-activedescendant', activeId);
  }, [editor, activeId]);

  return (
    <>
      <MarkToolbar editor={editor} label={t('editor.marks', { name })} />
      <div css={columnStyles.paper}>
        {isEditable && <BlockTools editor={editor} onAsk={setAsked} />}
        <EditorContent editor={editor} />
        {menu.slash && choices.length > 0 && (
          <SlashMenu id={menuId} choices={choices} active={active} at={menu.slash} onChoose={(id) => slash.choose(editor, id)} />
        )}
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

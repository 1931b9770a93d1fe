import type { Language } from '@orime/contracts';
import type { AnyExtension, Editor } from '@tiptap/core';
import { EditorState } from '@tiptap/pm/state';
import type { EditorProps } from '@tiptap/pm/view';
import { useEditor } from '@tiptap/react';
import { useEffect, useLayoutEffect } from 'react';
import { createBlockReader, documentOf } from '../document/nodes.ts';
import { useWriting } from '../session/writing-context.ts';

export type ColumnEditor = {
  readonly language: Language;
  readonly isEditable: boolean;
  readonly extensions: () => AnyExtension[];
  readonly editorProps: EditorProps;
};

/** The editor of one language with its text, known to the session while it is shown. None in the first rendering. */
export function useColumnEditor({ language, isEditable, extensions, editorProps }: ColumnEditor): Editor | null {
  const { session, editors } = useWriting();
  const editor = useEditor(
    {
      // One made while rendering is thrown away when that takes long or begins anew.
      immediatelyRender: false,
      extensions: extensions(),
      // Not even an empty text is read as HTML: the page's policy refuses it.
      content: documentOf([]),
      editable: isEditable,
      // Style elements from strings are refused by the page's policy; the column has its styles.
      injectCSS: false,
      shouldRerenderOnTransaction: false,
      editorProps,
      onUpdate: () => session.touch(language),
    },
    [],
  );

  // Synchronises the editor with the words once it stands in its place: what it holds before is drawn again with every step of mounting.
  useLayoutEffect(() => {
    if (editor !== null) fill(editor, documentOf(session.store.getState().words.body[language]));
  }, [editor, language, session]);
  // Synchronises the session and the other column with the editor, which outlives renderings.
  useEffect(() => {
    if (editor === null) return undefined;
    editors.set(language, editor);
    const read = createBlockReader();
    const unregister = session.register(language, (before) => read(editor.state.doc, before));
    return () => {
      unregister();
      editors.delete(language);
    };
  }, [editor, editors, language, session]);
  // Synchronises the editor with who may write.
  useEffect(() => {
    if (editor !== null && editor.isEditable !== isEditable) editor.setEditable(isEditable, false);
  }, [editor, isEditable]);
  return editor;
}

/** Shows a document that nobody typed: it is not a step that could be undone. */
function fill({ view, state: { plugins, schema } }: Editor, document: ReturnType<typeof documentOf>): void {
  view.updateState(EditorState.create({ doc: schema.nodeFromJSON(document), plugins }));
}

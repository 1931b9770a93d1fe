import { Extension, type AnyExtension } from '@tiptap/core';
import { dropCursor } from '@tiptap/pm/dropcursor';
import { gapCursor } from '@tiptap/pm/gapcursor';
import { history, redo, undo } from '@tiptap/pm/history';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { leaveCard, moveBlock } from './block-commands.ts';
import { cardNodes } from './card-nodes.ts';
import { Bold, Divider, Document, Heading, Italic, Link, Paragraph, Text } from './nodes.ts';

/** Everything that a column is made of. `placeholder` is shown in the empty paragraph that the cursor is in. */
export function columnExtensions(placeholder: string): AnyExtension[] {
  return [Document, Text, Paragraph, Heading, Divider, Bold, Italic, Link, ...cardNodes, keys, placeholderOf(placeholder)];
}

const keys = Extension.create({
  name: 'keys',
  addProseMirrorPlugins: () => [history(), dropCursor({ class: 'drop-cursor', color: false, width: 2 }), gapCursor()],
  addKeyboardShortcuts() {
    return {
      'Mod-z': () => undo(this.editor.state, this.editor.view.dispatch),
      'Mod-Shift-z': () => redo(this.editor.state, this.editor.view.dispatch),
      'Mod-y': () => redo(this.editor.state, this.editor.view.dispatch),
      'Alt-ArrowUp': () => moveBlock(this.editor, -1),
      'Alt-ArrowDown': () => moveBlock(this.editor, 1),
      Enter: () => leaveCard(this.editor),
      // A line is a paragraph: there are no line breaks within one.
      'Shift-Enter': () => this.editor.commands.splitBlock(),
    };
  },
});

function placeholderOf(text: string): AnyExtension {
  return Extension.create({
    name: 'placeholder',
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          decorations({ doc, selection }) {
            const { $from, empty } = selection;
            const { parent } = $from;
            const isWritten = parent.type.name !== 'paragraph' || parent.content.size > 0;
            if (!empty || isWritten || $from.depth === 0) return null;
            const from = $from.before();
            return DecorationSet.create(doc, [Decoration.node(from, from + parent.nodeSize, { 'data-placeholder': text })]);
          },
        },
      }),
    ],
  });
}

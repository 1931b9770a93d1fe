import type { JSONContent, Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import { NodeSelection, TextSelection, type EditorState } from '@tiptap/pm/state';

type Block = { readonly node: Node; readonly pos: number; readonly index: number };

/** The block that the cursor is in, or that is selected. */
export function currentBlock({ doc, selection }: EditorState): Block {
  return blockAt(doc, selection.$from.index(0));
}

export function blockAt(doc: Node, index: number): Block {
  const place = Math.min(index, doc.childCount - 1);
  let pos = 0;
  for (let before = 0; before < place; before += 1) pos += doc.child(before).nodeSize;
  return { node: doc.child(place), pos, index: place };
}

/** Puts a block after the current one, or in its place when that is an empty paragraph. The cursor goes where one writes on. */
export function insertBlock(editor: Editor, content: JSONContent): void {
  const { state, view } = editor;
  const node = state.schema.nodeFromJSON(content);
  const { node: here, pos } = currentBlock(state);
  const isEmpty = here.type.name === 'paragraph' && here.content.size === 0;
  const at = isEmpty ? pos : pos + here.nodeSize;
  const { tr } = state;
  if (isEmpty) tr.replaceWith(pos, pos + here.nodeSize, node);
  else tr.insert(at, node);
  const after = at + node.nodeSize;
  if (node.isTextblock && node.content.size === 0 && !isCard(node)) tr.setSelection(TextSelection.create(tr.doc, at + 1));
  else {
    // After a card one writes on below it.
    if (tr.doc.nodeAt(after) === null) tr.insert(after, state.schema.node('paragraph'));
    tr.setSelection(TextSelection.near(tr.doc.resolve(after)));
  }
  view.dispatch(tr.scrollIntoView());
  view.focus();
}

/** A note at the end, and its number at the cursor. */
export function insertFootnote(editor: Editor): void {
  const { state, view } = editor;
  const numbers = state.doc.children.map((node) => (node.type.name === 'footnote' ? Number(node.attrs['number']) : 0));
  const number = Math.max(0, ...numbers) + 1;
  const { tr } = state;
  if (state.selection.$from.parent.isTextblock) tr.insertText(`[^${number}]`, state.selection.to);
  const end = tr.doc.content.size;
  tr.insert(end, state.schema.node('footnote', { number }));
  tr.setSelection(TextSelection.create(tr.doc, end + 1));
  view.dispatch(tr.scrollIntoView());
  view.focus();
}

/** Out of a caption or a note into a new paragraph below it. False anywhere else. */
export function leaveCard(editor: Editor): boolean {
  const { state, view } = editor;
  const { node, pos } = currentBlock(state);
  if (!['image', 'gallery', 'footnote'].includes(node.type.name)) return false;
  const after = pos + node.nodeSize;
  const tr = state.tr.insert(after, state.schema.node('paragraph'));
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView());
  return true;
}

/** Swaps the current block with its neighbour. False at the ends. */
export function moveBlock(editor: Editor, by: -1 | 1): boolean {
  const { state, view } = editor;
  const { node, pos, index } = currentBlock(state);
  const target = index + by;
  if (target < 0 || target >= state.doc.childCount) return false;
  const neighbour = state.doc.child(target);
  const to = by === -1 ? pos - neighbour.nodeSize : pos + neighbour.nodeSize;
  // A step of its own for undo, however soon it follows what was typed.
  const tr = closeHistory(state.tr);
  tr.delete(pos, pos + node.nodeSize).insert(to, node);
  const offset = state.selection.from - pos;
  tr.setSelection(
    state.selection instanceof NodeSelection
      ? NodeSelection.create(tr.doc, to)
      : TextSelection.near(tr.doc.resolve(to + Math.max(1, offset))),
  );
  view.dispatch(tr.scrollIntoView());
  view.focus();
  return true;
}

export function removeBlock(editor: Editor): void {
  const { state, view } = editor;
  const { node, pos } = currentBlock(state);
  const { tr } = state;
  if (state.doc.childCount === 1) tr.replaceWith(pos, pos + node.nodeSize, state.schema.node('paragraph'));
  else tr.delete(pos, pos + node.nodeSize);
  tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(pos, tr.doc.content.size))));
  view.dispatch(tr);
  view.focus();
}

function isCard(node: Node): boolean {
  return node.type.name === 'image' || node.type.name === 'gallery';
}

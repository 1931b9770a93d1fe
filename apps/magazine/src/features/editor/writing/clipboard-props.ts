import type { JSONContent } from '@tiptap/core';
import { Fragment, Slice, type Schema } from '@tiptap/pm/model';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { nodesOfHtml, nodesOfText } from '../document/read-clipboard.ts';

/** Blocks of ours on the clipboard: HTML would lose pictures and cards. */
const BLOCKS = 'application/x-orime-blocks';

export type ClipboardEvents = {
  readonly onPictures: (files: readonly File[]) => void;
  /** What was pasted has pictures of another host, which stay there: a story has its own files only. */
  readonly onForeignPictures: () => void;
};

/**
 * Copy, cut, paste and drop. The editor's own way reads HTML through the browser's parser, which the page's policy refuses; ours reads
 * words, marks and links, and files become pictures.
 */
export function clipboardProps({ onPictures, onForeignPictures }: ClipboardEvents): EditorProps['handleDOMEvents'] {
  const put = (view: EditorView, event: Event, data: DataTransfer | null): boolean => {
    event.preventDefault();
    if (data === null || !view.editable) return true;
    const pictures = [...data.files].filter(({ type }) => type.startsWith('image/'));
    if (pictures.length > 0) onPictures(pictures);
    else {
      const own = readOwn(view.state.schema, data.getData(BLOCKS));
      const slice = own ?? sliceOf(view, data);
      if (slice !== undefined) view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView());
      if (own === undefined && /<img\b/i.test(data.getData('text/html'))) onForeignPictures();
    }
    return true;
  };
  return {
    copy: (view, event) => copy(view, event),
    cut: (view, event) => {
      if (!copy(view, event)) return false;
      if (view.editable) view.dispatch(view.state.tr.deleteSelection().scrollIntoView());
      return true;
    },
    paste: (view, event) => put(view, event, event.clipboardData),
    drop: (view, event) => {
      // A block that is moved within the column is the editor's own matter.
      if (view.dragging !== null) return false;
      return put(view, event, event.dataTransfer);
    },
  };
}

function copy(view: EditorView, event: ClipboardEvent): boolean {
  if (event.clipboardData === null || view.state.selection.empty) return false;
  const { dom, text, slice } = view.serializeForClipboard(view.state.selection.content());
  event.preventDefault();
  event.clipboardData.setData('text/plain', text);
  event.clipboardData.setData('text/html', dom.innerHTML);
  event.clipboardData.setData(BLOCKS, JSON.stringify(slice.toJSON()));
  return true;
}

function sliceOf(view: EditorView, data: DataTransfer): Slice | undefined {
  const { schema } = view.state;
  const html = data.getData('text/html');
  const nodes = html === '' ? nodesOfText(data.getData('text/plain')) : nodesOfHtml(html);
  if (nodes.length === 0) return undefined;
  const fragment = Fragment.from(nodes.map((node: JSONContent) => schema.nodeFromJSON(node)));
  // Open at both ends: a line goes into the line that the cursor is in.
  return new Slice(fragment, 1, 1);
}

/** Another page may write this type as well: what does not fit the schema, its links included, is not ours. */
function readOwn(schema: Schema, text: string): Slice | undefined {
  if (text === '') return undefined;
  try {
    const slice = Slice.fromJSON(schema, JSON.parse(text));
    slice.content.forEach((node) => node.check());
    return slice;
  } catch {
    return undefined;
  }
}

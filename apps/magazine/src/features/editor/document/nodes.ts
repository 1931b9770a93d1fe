import { richTextOf, runsOf } from '@orime/contracts';
import type { DraftBlock } from '@orime/contracts/api/editorial/article-edit';
import type { RichText, Run } from '@orime/contracts/api/editorial/rich-text';
import type { JSONContent } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { isSame, type Body } from '../words.ts';

/** A document of the editor: one node for each block, an empty paragraph where there is none. */
export function documentOf(blocks: Body): JSONContent {
  return { type: 'doc', content: blocks.length === 0 ? [{ type: 'paragraph' }] : blocks.map(nodeOf) };
}

/** The blocks of a document. Texts without a word are no blocks. */
export function blocksOf(document: JSONContent): DraftBlock[] {
  return (document.content ?? []).flatMap((node) => blockOf(node) ?? []);
}

/** Reads the blocks of one editor's document, again and again while somebody types: nodes that have not changed are read once. */
export function createBlockReader(): (document: Node, before: Body) => DraftBlock[] {
  const known = new WeakMap<Node, { readonly block: DraftBlock | undefined }>();
  return (document, before) => {
    const blocks: DraftBlock[] = [];
    document.forEach((node) => {
      const entry = known.get(node) ?? { block: readAgain(node, before[blocks.length]) };
      known.set(node, entry);
      if (entry.block !== undefined) blocks.push(entry.block);
    });
    return blocks;
  };
}

/** The block of a node; the one before where both say the same, so that comparing two versions stops at it. */
function readAgain(node: Node, before: DraftBlock | undefined): DraftBlock | undefined {
  // What `toJSON` writes is what the editor reads.
  const block = blockOf(node.toJSON() as JSONContent);
  return isSame(block, before) ? before : block;
}

function nodeOf(block: DraftBlock): JSONContent {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return { type: block.type, content: inlineOf(block.text) };
    case 'quote':
      return { type: 'quote', attrs: { source: block.source ?? '' }, content: inlineOf(block.text) };
    case 'image':
      return { type: 'image', attrs: { fileId: block.fileId, alt: block.alt ?? '' }, content: inlineOf(block.caption ?? '') };
    case 'gallery':
      return { type: 'gallery', attrs: { images: block.images }, content: inlineOf(block.caption ?? '') };
    case 'video':
      return { type: 'video', attrs: { url: block.url, title: block.title, fileId: block.fileId ?? null } };
    case 'product':
      return { type: 'product', attrs: { slug: block.slug } };
    case 'designer':
      return { type: 'designer', attrs: { handle: block.handle } };
    case 'divider':
      return { type: 'divider' };
    case 'footnote':
      return { type: 'footnote', attrs: { number: block.number }, content: inlineOf(block.text) };
  }
}

/** The block of a node. Attributes are of the types that `nodeOf` and the node's own definition write. */
function blockOf(node: JSONContent): DraftBlock | undefined {
  const text = textOf(node);
  const isBlank = runsOf(text).every((run) => run.text.trim() === '');
  const attrs = node.attrs ?? {};
  switch (node.type) {
    case 'paragraph':
      return isBlank ? undefined : { type: 'paragraph', text };
    case 'heading':
      return isBlank
        ? undefined
        : {
            type: 'heading',
            text: runsOf(text)
              .map((run) => run.text)
              .join(''),
          };
    case 'quote': {
      const source = String(attrs['source'] ?? '');
      return isBlank ? undefined : { type: 'quote', text, ...(source === '' ? {} : { source }) };
    }
    case 'image':
      return {
        type: 'image',
        fileId: String(attrs['fileId']),
        ...(String(attrs['alt']).trim() === '' ? {} : { alt: String(attrs['alt']) }),
        ...(isBlank ? {} : { caption: text }),
      };
    case 'gallery':
      return { type: 'gallery', images: attrs['images'] as { fileId: string; alt: string }[], ...(isBlank ? {} : { caption: text }) };
    case 'video': {
      const fileId: unknown = attrs['fileId'];
      return { type: 'video', url: String(attrs['url']), title: String(attrs['title']), ...(typeof fileId === 'string' ? { fileId } : {}) };
    }
    case 'product':
      return { type: 'product', slug: String(attrs['slug']) };
    case 'designer':
      return { type: 'designer', handle: String(attrs['handle']) };
    case 'divider':
      return { type: 'divider' };
    case 'footnote':
      return isBlank ? undefined : { type: 'footnote', number: Number(attrs['number']), text };
    default:
      return undefined;
  }
}

function inlineOf(text: RichText): JSONContent[] {
  return runsOf(text).map((run) => {
    const marks = [
      ...(run.bold === true ? [{ type: 'bold' }] : []),
      ...(run.italic === true ? [{ type: 'italic' }] : []),
      ...(run.href === undefined ? [] : [{ type: 'link', attrs: { href: run.href } }]),
    ];
    return { type: 'text', text: run.text, ...(marks.length > 0 && { marks }) };
  });
}

function textOf(node: JSONContent): RichText {
  return richTextOf((node.content ?? []).map(runOf));
}

function runOf({ text = '', marks = [] }: JSONContent): Run {
  const href: unknown = marks.find(({ type }) => type === 'link')?.attrs?.['href'];
  return {
    text,
    ...(marks.some(({ type }) => type === 'bold') && { bold: true }),
    ...(marks.some(({ type }) => type === 'italic') && { italic: true }),
    ...(typeof href === 'string' && { href }),
  };
}

import { Mark, markInputRule, mergeAttributes, Node, nodeInputRule, textblockTypeInputRule } from '@tiptap/core';

/** The nodes and marks of a story, one to one with the blocks and marks that are stored. Cards draw themselves, see `card-nodes.ts`. */

export const Document = Node.create({ name: 'doc', topNode: true, content: 'block+' });
export const Text = Node.create({ name: 'text', group: 'inline' });

export const Paragraph = Node.create({
  name: 'paragraph',
  group: 'block',
  content: 'inline*',
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: () => ['p', 0],
});

export const Heading = Node.create({
  name: 'heading',
  group: 'block',
  content: 'text*',
  marks: '',
  defining: true,
  parseHTML: () => [{ tag: 'h2' }],
  renderHTML: () => ['h2', 0],
  addInputRules() {
    return [textblockTypeInputRule({ find: /^#{1,3}\s$/, type: this.type })];
  },
});

export const Divider = Node.create({
  name: 'divider',
  group: 'block',
  atom: true,
  parseHTML: () => [{ tag: 'hr' }],
  renderHTML: () => ['hr'],
  addInputRules() {
    return [nodeInputRule({ find: /^(?:---|ーーー)$/, type: this.type })];
  },
});

export const Bold = Mark.create({
  name: 'bold',
  parseHTML: () => [{ tag: 'strong' }, { tag: 'b' }],
  renderHTML: () => ['strong', 0],
  addKeyboardShortcuts() {
    return { 'Mod-b': () => this.editor.commands.toggleMark(this.name) };
  },
  addInputRules() {
    return [markInputRule({ find: /(?:^|\s)(\*\*([^*\s][^*]*)\*\*)$/, type: this.type })];
  },
});

export const Italic = Mark.create({
  name: 'italic',
  parseHTML: () => [{ tag: 'em' }, { tag: 'i' }],
  renderHTML: () => ['em', 0],
  addKeyboardShortcuts() {
    return { 'Mod-i': () => this.editor.commands.toggleMark(this.name) };
  },
});

export const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  // What is pasted comes through our own reader, which checks its links.
  parseHTML: () => [],
  renderHTML: ({ HTMLAttributes }) => ['a', mergeAttributes(HTMLAttributes, { rel: 'noopener noreferrer', target: '_blank' }), 0],
});

import type { JSONContent } from '@tiptap/core';
import { readLink } from './read-link.ts';

const BREAKING = new Set(['p', 'div', 'br', 'li', 'tr', 'section', 'article', 'ul', 'ol', 'table', 'figure', 'figcaption', 'pre', 'hr']);
const SILENT = new Set(['script', 'style', 'title', 'head', 'template', 'svg', 'iframe', 'object']);
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

type Token =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tag'; readonly name: string; readonly isEnd: boolean; readonly attributes: string };
type Marks = { bold: number; italic: number; readonly links: (string | undefined)[] };

/**
 * Blocks of an HTML text from the clipboard: paragraphs, headings, quotes, bold, italic and links; nothing else of it is looked at. A
 * reader of our own, since the page's policy refuses to parse HTML from strings.
 */
export function nodesOfHtml(html: string): JSONContent[] {
  const nodes: JSONContent[] = [];
  const marks: Marks = { bold: 0, italic: 0, links: [] };
  let block: JSONContent = { type: 'paragraph', content: [] };
  let silent: string | undefined;
  const open = (type: 'paragraph' | 'heading' | 'quote'): void => {
    const content = trimmed(block.content ?? []);
    if (content.length > 0) nodes.push({ ...block, content });
    block = { type, content: [] };
  };
  for (const token of tokensOf(html)) {
    if (silent !== undefined) {
      if (token.kind === 'tag' && token.isEnd && token.name === silent) silent = undefined;
    } else if (token.kind === 'text') {
      const words = decode(token.text).replace(/\s+/g, ' ');
      if (words !== '') block.content?.push(inline(words, marks, block.type === 'heading'));
    } else if (SILENT.has(token.name)) {
      if (!token.isEnd && !token.attributes.endsWith('/')) silent = token.name;
    } else if (/^h[1-6]$/.test(token.name)) open(token.isEnd ? 'paragraph' : 'heading');
    // Cells of a row are words beside each other.
    else if (token.name === 'td' || token.name === 'th') block.content?.push({ type: 'text', text: ' ' });
    else if (token.name === 'blockquote') open(token.isEnd ? 'paragraph' : 'quote');
    else if (BREAKING.has(token.name)) open(block.type === 'quote' ? 'quote' : 'paragraph');
    else mark(marks, token);
  }
  open('paragraph');
  return nodes;
}

/** Paragraphs of a plain text: a line each. */
export function nodesOfText(text: string): JSONContent[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] }));
}

/** Tags and texts in order; in one pass, however broken the text is. What never ends as a tag is text. */
function* tokensOf(html: string): Generator<Token> {
  for (let at = 0; at < html.length;) {
    const start = html.indexOf('<', at);
    if (start !== at) yield { kind: 'text', text: html.slice(at, start === -1 ? undefined : start) };
    if (start === -1) return;
    const isComment = html.startsWith('<!--', start);
    const end = isComment ? html.indexOf('-->', start) : endOfTag(html, start);
    if (end === -1) return yield { kind: 'text', text: isComment ? '' : html.slice(start) };
    const [, slash, name, attributes = ''] = /^<(\/?)([a-z][a-z0-9-]*)([^]*)$/i.exec(html.slice(start, end)) ?? [];
    const isTag = isComment || name !== undefined || html[start + 1] === '!';
    if (name !== undefined) yield { kind: 'tag', name: name.toLowerCase(), isEnd: slash === '/', attributes };
    else if (!isTag) yield { kind: 'text', text: '<' };
    at = isTag ? end + (isComment ? 3 : 1) : start + 1;
  }
}

/** Where the `>` of a tag stands, outside of its quotes; -1 when it never comes. */
function endOfTag(html: string, start: number): number {
  let quote = '';
  for (let at = start + 1; at < html.length; at += 1) {
    const letter = html.charAt(at);
    if (quote === '' && letter === '>') return at;
    if (quote === '' && (letter === '"' || letter === "'")) quote = letter;
    else if (letter === quote) quote = '';
  }
  return -1;
}

function mark(marks: Marks, { name: tag, isEnd, attributes }: Token & { kind: 'tag' }): void {
  const step = isEnd ? -1 : 1;
  if (tag === 'b' || tag === 'strong') marks.bold = Math.max(0, marks.bold + (/font-weight:\s*normal/.test(attributes) ? 0 : step));
  if (tag === 'i' || tag === 'em') marks.italic = Math.max(0, marks.italic + step);
  if (tag !== 'a') return;
  if (isEnd) marks.links.pop();
  else marks.links.push(readLink(decode(/\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes)?.slice(1).find(Boolean) ?? '')));
}

function inline(text: string, { bold, italic, links }: Marks, isPlain: boolean): JSONContent {
  const href = links.at(-1);
  const marks = [
    ...(bold > 0 ? [{ type: 'bold' }] : []),
    ...(italic > 0 ? [{ type: 'italic' }] : []),
    ...(href === undefined ? [] : [{ type: 'link', attrs: { href } }]),
  ];
  return { type: 'text', text, ...(!isPlain && marks.length > 0 && { marks }) };
}

function trimmed(content: readonly JSONContent[]): JSONContent[] {
  const joined = content.map((node, at) => {
    const before = content[at - 1]?.text ?? ' ';
    const text = before.endsWith(' ') ? (node.text ?? '').trimStart() : (node.text ?? '');
    return { ...node, text: at === content.length - 1 ? text.trimEnd() : text };
  });
  return joined.filter(({ text }) => text !== '');
}

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal);
    return code >= 32 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
  });
}

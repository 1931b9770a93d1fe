import { describe, expect, test } from '@jest/globals';
import type { DraftBlock } from '@orime/contracts/api/editorial/article-edit';
import { Schema } from '@tiptap/pm/model';
import { blocksOf, createBlockReader, documentOf } from './nodes.ts';
import { nodesOfHtml, nodesOfText } from './read-clipboard.ts';
import { readLink } from './read-link.ts';

const everyKind: DraftBlock[] = [
  { type: 'paragraph', text: 'Plain.' },
  {
    type: 'paragraph',
    text: [{ text: 'Dip ' }, { text: 'eleven', bold: true, italic: true }, { text: ' times', href: '/article/id/vat' }],
  },
  { type: 'heading', text: '藍甕' },
  { type: 'quote', text: [{ text: 'It eats', italic: true }], source: 'Mina Hoshi' },
  { type: 'quote', text: 'No source' },
  { type: 'image', fileId: 'fil_1', alt: 'A vat', caption: [{ text: 'The vat', href: 'https://atelier.example/' }] },
  { type: 'image', fileId: 'fil_2' },
  {
    type: 'gallery',
    images: [
      { fileId: 'fil_1', alt: 'One' },
      { fileId: 'fil_2', alt: 'Two' },
    ],
  },
  { type: 'video', url: 'https://films.example.com/vat', title: 'A film' },
  { type: 'product', slug: 'vat-coat' },
  { type: 'designer', handle: 'ito' },
  { type: 'divider' },
  { type: 'footnote', number: 2, text: 'It ferments.' },
];

test('every kind of block comes back from the document as it was', () => {
  expect(blocksOf(documentOf(everyKind))).toEqual(everyKind);
});

test('texts without a word, and nodes that are none of ours, are no blocks', () => {
  expect(documentOf([]).content).toEqual([{ type: 'paragraph' }]);
  expect(
    blocksOf({
      type: 'doc',
      content: [{ type: 'paragraph' }, { type: 'heading', content: [{ type: 'text', text: ' ' }] }, { type: 'html' }],
    }),
  ).toEqual([]);
});

test('a text that is read again while somebody types gives the same objects for what has not changed', () => {
  const schema = new Schema({ nodes: { doc: { content: 'paragraph+' }, paragraph: { content: 'text*' }, text: {} } });
  const paragraph = (text: string) => schema.node('paragraph', null, text === '' ? [] : [schema.text(text)]);
  const kept = [paragraph('One'), paragraph(''), paragraph('Two')];
  const before: DraftBlock[] = [
    { type: 'paragraph', text: 'One' },
    { type: 'paragraph', text: 'Another' },
  ];
  const read = createBlockReader();
  const first = read(schema.node('doc', null, kept), before);
  expect(first).toEqual([before[0], { type: 'paragraph', text: 'Two' }]);
  expect(first[0]).toBe(before[0]);
  const second = read(schema.node('doc', null, [...kept, paragraph('Three')]), first);
  expect(second).toEqual([...first, { type: 'paragraph', text: 'Three' }]);
  expect(second[1]).toBe(first[1]);
});

describe('a link', () => {
  test.each([
    ['atelier.example/vat', 'https://atelier.example/vat'],
    [' https://Atelier.example ', 'https://Atelier.example'],
    ['/designs/vat-coat', '/designs/vat-coat'],
    ['desk@orime.example', 'mailto:desk@orime.example'],
    ['https://xn--eckwd4c7c.xn--zckzah', 'https://xn--eckwd4c7c.xn--zckzah'],
  ])('%s is kept as %s', (typed, kept) => expect(readLink(typed)).toBe(kept));

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//https://a.example',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'http://atelier.example',
    '//evil.example',
    '/\\evil.example',
    'https://user:word@atelier.example',
    'https://127.0.0.1/',
    'localhost',
    '',
    'mailto:a@b.example?body=x',
    'https://atelier.example/"><script>',
  ])('%p is refused', (typed) => expect(readLink(typed)).toBeUndefined());
});

describe('what is pasted', () => {
  test('keeps paragraphs, headings, quotes, marks and links', () => {
    const html =
      '<meta charset="utf-8"><h2>The <b>vat</b></h2><p>Dip it\n <strong>eleven <em>times</em></strong>, says <a href="https://atelier.example/?a=1&amp;b=2">the dyer</a>.</p><ul><li>Salt</li><li>&#34253;&nbsp;&hearts;</li></ul><blockquote><p>It eats.</p></blockquote>';
    expect(blocksOf({ content: nodesOfHtml(html) })).toEqual([
      { type: 'heading', text: 'The vat' },
      {
        type: 'paragraph',
        text: [
          { text: 'Dip it ' },
          { text: 'eleven ', bold: true },
          { text: 'times', bold: true, italic: true },
          { text: ', says ' },
          { text: 'the dyer', href: 'https://atelier.example/?a=1&b=2' },
          { text: '.' },
        ],
      },
      { type: 'paragraph', text: 'Salt' },
      { type: 'paragraph', text: '藍 &hearts;' },
      { type: 'quote', text: 'It eats.' },
    ]);
  });

  test('of a table is a line for each row', () => {
    const html = '<table><tr><th>Cloth</th><th>Price</th></tr><tr><td>Silk</td><td><b>40</b></td></tr></table>';
    expect(blocksOf({ content: nodesOfHtml(html) })).toEqual([
      { type: 'paragraph', text: 'Cloth Price' },
      { type: 'paragraph', text: [{ text: 'Silk ' }, { text: '40', bold: true }] },
    ]);
  });

  test.each([
    ['<script>alert(1)</script>', []],
    ['<img src=x onerror=alert(1)>', []],
    ['<svg onload=alert(1)><p>x</p></svg>', []],
    ['<a href="javascript:alert(1)">go</a>', [{ type: 'paragraph', text: 'go' }]],
    ['<a href="java&#115;cript:alert(1)">go</a>', [{ type: 'paragraph', text: 'go' }]],
    ['<style>p{}</style><p onclick="alert(1)">text</p>', [{ type: 'paragraph', text: 'text' }]],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', [{ type: 'paragraph', text: '<script>alert(1)</script>' }]],
    ['<<script>alert(1)//<</script>', [{ type: 'paragraph', text: '<' }]],
    ['<iframe src="https://evil.example"></iframe><!-- <p>x</p> -->', []],
  ])('%s leaves nothing that runs', (html, blocks) => expect(blocksOf({ content: nodesOfHtml(html) })).toEqual(blocks));

  test('of a plain text is a paragraph for each line', () => {
    expect(blocksOf({ content: nodesOfText('One\r\n\r\n Two\n<b>') })).toEqual([
      { type: 'paragraph', text: 'One' },
      { type: 'paragraph', text: 'Two' },
      { type: 'paragraph', text: '<b>' },
    ]);
  });

  test('however long and however broken is read in time', () => {
    const started = performance.now();
    for (const part of ['<a href="', '<b>', "<p x='", '&#', '<!--', '<'])
      expect(blocksOf({ content: nodesOfHtml(part.repeat(20_000)) }).length).toBeLessThan(20_001);
    // A reader that looks at the rest again for each part would take minutes.
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

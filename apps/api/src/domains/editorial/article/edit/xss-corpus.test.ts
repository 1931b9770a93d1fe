import { expect, test } from '@jest/globals';
import type { ArticleDraftInput } from '@orime/contracts/api/editorial/article-edit';
import { buildTestApp } from '../../../../../test/build-test-app.ts';
import { openDesk } from './edit.fixture.ts';

const api = await buildTestApp();
const { writer, admin, picture, open, save, act } = await openDesk(api);

/** Addresses that run something, leave the site unseen, or break out of an attribute. */
const LINKS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript://atelier.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml;base64,PHN2Zy8+',
  'vbscript:msgbox(1)',
  'blob:https://atelier.example/1',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'http://atelier.example',
  'https://user:word@atelier.example',
  'https://atelier.example/" onmouseover="alert(1)',
  'https://atelier.example/><script>alert(1)</script>',
  'mailto:a@b.example?subject=x&body=y',
  'mailto:a@b.example%0abcc:c@d.example',
];

/** Words that are markup somewhere: they stay words. */
const WORDS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '</title></script><svg onload=alert(1)>',
  ']]><script>alert(1)</script>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  "{{constructor.constructor('alert(1)')()}}",
  '\u2028alert(1)\u2029',
];

const bodyOf = (blocks: readonly object[]) => ({ en: blocks, jp: [] }) as unknown as ArticleDraftInput['body'];

test('no link that runs or leads astray is stored, wherever a story may have one', async () => {
  const draft = await open();
  const places = (href: string) => {
    const text = [{ text: 'x', href }];
    return [
      { type: 'paragraph', text },
      { type: 'quote', text },
      { type: 'footnote', number: 1, text },
      { type: 'image', fileId: picture, alt: 'x', caption: text },
      { type: 'video', url: href, title: 'x' },
    ];
  };
  const taken: string[] = [];
  for (const [index, href] of LINKS.entries()) {
    const all = places(href);
    // One rule stands for all places: the first address goes everywhere, the others take turns.
    for (const block of index === 0 ? all : all.slice(index % all.length, (index % all.length) + 1)) {
      const { statusCode } = await save(writer, draft, { body: bodyOf([block]) });
      if (statusCode !== 400) taken.push(`${block.type} ${href}: ${statusCode}`);
    }
  }
  expect(taken).toEqual([]);
  expect((await writer.get(`/api/article/draft/id/${draft.id}`)).json()).toMatchObject({ revision: draft.revision, body: { en: [] } });
});

test('markup is a word like any other: kept as written, and escaped wherever it goes out', async () => {
  for (const word of WORDS) {
    const draft = await open();
    const saved = await save(writer, draft, {
      title: { en: word, jp: '' },
      dek: { en: word, jp: '' },
      body: bodyOf([
        { type: 'heading', text: word },
        { type: 'paragraph', text: [{ text: word, bold: true }] },
        { type: 'quote', text: word, source: word },
        { type: 'image', fileId: picture, alt: word, caption: word },
        {
          type: 'gallery',
          images: [
            { fileId: picture, alt: word },
            { fileId: picture, alt: word },
          ],
          caption: word,
        },
        { type: 'video', url: 'https://films.example.com/vat', title: word },
        { type: 'footnote', number: 1, text: word },
      ]),
      coverFileId: picture,
      coverAlt: { en: word, jp: word },
      place: { name: { en: word, jp: word }, country: 'JP', lat: 35, lon: 135, position: null },
      seo: { title: { en: word, jp: '' }, description: { en: word, jp: '' } },
    });
    expect(saved.json()).toMatchObject({ title: { en: word } });
    expect((await act(admin, 'publish', draft.id)).statusCode).toBe(200);
    const read = await api.get(`/api/article/id/${draft.id}`);
    expect(read.headers['content-type']).toMatch(/^application\/json/);
    const { title, cover, body } = read.json();
    expect([title.en, cover.alt.en]).toEqual([word, word]);
    expect(body.en).toMatchObject([
      { text: word },
      { text: [{ text: word }] },
      { text: word, source: word },
      { image: { alt: { en: word } }, caption: word },
      { images: [{ alt: { en: word } }, {}], caption: word },
      { title: word },
      { text: word },
    ]);
  }
  const rss = (await api.get('/rss.xml')).body;
  expect(rss).toContain('&lt;script&gt;alert(1)');
  expect(rss).not.toMatch(/<(script|img|svg)|onerror=alert\(1\)>/i);
  expect((await api.get('/sitemap.xml')).body).not.toContain('<script');
  const map = await api.get('/api/geo/points?kinds=story');
  expect(map.headers['content-type']).toMatch(/^application\/json/);
  expect(map.json().points.map(({ city }: { city: string }) => city)).toEqual(expect.arrayContaining(WORDS));
});

test('what becomes an address or a key takes no markup at all', async () => {
  const draft = await open();
  for (const word of WORDS)
    for (const part of [{ slug: word }, { section: word }, { tags: [word] }, { coverFileId: word }])
      expect([part, (await save(writer, draft, part as Partial<ArticleDraftInput>)).statusCode]).toEqual([part, 400]);
});

import { expect, test } from '@jest/globals';
import { createWorld } from '../world/world.ts';
import { buildArticles } from './publications.ts';

const world = createWorld({ seed: 'orime', now: new Date('2026-11-21T00:00:00Z') });

test('34 articles tell the same story twice', () => {
  const articles = buildArticles(world);
  expect(articles).toHaveLength(34);
  expect(articles.filter((article) => article.status === 'draft').length).toBe(4);
  expect(articles.filter((article) => article.status === 'scheduled').length).toBe(1);
  for (const section of ['features', 'makers', 'culture', 'press', 'handbook'])
    expect(articles.some((article) => article.section === section)).toBe(true);
  for (const tag of ['critical-theory', 'what-a-trip']) {
    expect(articles.filter((article) => article.status === 'published' && article.tags.includes(tag)).length).toBeGreaterThanOrEqual(4);
  }
  for (const section of ['press', 'handbook']) expect(articles.filter((article) => article.section === section)).toHaveLength(8);
  const covers = articles.map(({ coverKey }) => coverKey);
  expect(new Set(covers).size).toBe(covers.length);
  for (const { slug, section, body } of articles) {
    // A release is one page.
    const least = section === 'press' ? { words: 240, characters: 520 } : { words: 500, characters: 1100 };
    expect([slug, body.jp.map((block) => block.type)]).toEqual([slug, body.en.map((block) => block.type)]);
    const written = (language: 'en' | 'jp') => body[language].flatMap((block) => ('text' in block ? [block.text] : []));
    const words = written('en').join(' ').split(/\s+/).length;
    expect([slug, words >= least.words && words <= 900]).toEqual([slug, true]);
    expect([slug, written('jp').join('').length >= least.characters]).toEqual([slug, true]);
    for (const line of written('jp'))
      expect([slug, line, /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(line)]).toEqual([slug, line, true]);
    for (const number of body.en.flatMap((block) => (block.type === 'footnote' ? [block.number] : []))) {
      for (const language of ['en', 'jp'] as const) expect(written(language).join('')).toContain(`[^${number}]`);
    }
  }
});

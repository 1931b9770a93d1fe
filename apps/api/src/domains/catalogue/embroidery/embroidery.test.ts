import { expect, test } from '@jest/globals';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { refusal } from '../../../../test/checkout-factories.ts';

const api = await buildTestApp();

const address = (changes: Readonly<Record<string, string>> = {}): string => {
  const query = {
    lang: 'en',
    name: 'Fern',
    hoop: '100 × 100 mm',
    width: '61.5',
    height: '40',
    minutes: '7',
    lines: '22315f|Indigo|1200|4.5',
    ...changes,
  };
  return `/api/embroidery/thread-chart.pdf?${new URLSearchParams(query).toString()}`;
};
const pages = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

test('GET /api/embroidery/thread-chart.pdf is for everybody, in both languages, and kept by no cache', async () => {
  for (const [lang, tag, name] of [
    ['en', 'en', 'Fern'],
    ['jp', 'ja', '胸ポケットのシダ'],
  ] as const) {
    const answer = await api.get(address({ lang, name, lines: '22315f|藍|1200|4.5~e6471d|朱|300|1' }));
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ]);
    expect(answer.rawPayload.toString('latin1')).toContain(`/Lang (${tag})`);
    expect(pages(answer.rawPayload)).toBe(1);
  }
});

test('a hundred threads go on to further pages', async () => {
  const lines = Array.from({ length: 100 }, (_, index) => `22315f|Indigo ${String(index)}|1200|4.5`).join('~');
  expect(pages((await api.get(address({ lines }))).rawPayload)).toBeGreaterThan(2);
});

const REFUSED: readonly (readonly [what: string, changes: Readonly<Record<string, string>>])[] = [
  ['no threads', { lines: '' }],
  ['a colour that is none', { lines: 'red|Indigo|1200|4.5' }],
  ['more than a hundred', { lines: Array.from({ length: 101 }, () => '22315f|a|1|1').join('~') }],
  ['no name', { name: '' }],
  ['a size that no hoop has', { width: '99999' }],
  ['a language that we have not', { lang: 'fr' }],
];

test.each(REFUSED)('it refuses %s', async (_, changes) => {
  expect(refusal(await api.get(address(changes)))).toBe('400 validation');
});

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { inflateSync } from 'node:zlib';
import { readCsv, writeCsv } from './csv.ts';
import { writePdf } from './pdf.ts';
import { writeXlsx } from './xlsx.ts';

/** How often pages are declared in a PDF's objects. */
const pages = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;

describe('PDF', () => {
  test('shows Latin and Japanese with glyphs of its own font, and says its language and title', async () => {
    const pdf = await writePdf({ title: '納品書', language: 'jp' }, (sheet) => {
      sheet.heading('納品書 Invoice 髙﨑');
      sheet.facts([
        ['お届け先', '東京都渋谷区'],
        ['電話', null],
      ]);
    });
    const text = pdf.toString('latin1');
    expect(text.slice(0, 5)).toBe('%PDF-');
    expect(text).toContain('/Lang (ja)');
    expect(text).toMatch(/\/FontName \/[A-Z]{6}\+NotoSansJP/);
    // Every character has a glyph: the map from glyphs to text has each of them.
    const maps = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)]
      .flatMap(([, body = '']) => {
        try {
          return [inflateSync(Buffer.from(body, 'latin1')).toString('latin1')];
        } catch {
          return [];
        }
      })
      .filter((stream) => stream.includes('beginbfrange') || stream.includes('beginbfchar'))
      .join('\n')
      .toLowerCase();
    for (const character of '納品書髙﨑渋谷') expect(maps).toContain((character.codePointAt(0) ?? 0).toString(16));
  });

  test('carries a long table over pages', async () => {
    const rows = Array.from({ length: 200 }, (_, index) => [
      String(index),
      `Garment ${String(index)} with a name long enough to need two lines in its narrow column`,
    ]);
    const pdf = await writePdf({ title: 'Table', language: 'en' }, (sheet) =>
      sheet.table(
        [
          { label: 'No', part: 0.2 },
          { label: 'Name', part: 0.8 },
        ],
        rows,
      ),
    );
    expect(pages(pdf)).toBeGreaterThan(4);
  });
});

describe('CSV', () => {
  test('marks UTF-8 for Excel and runs no text as a formula', () => {
    expect(
      writeCsv(
        ['name', 'units'],
        [
          ['=HYPERLINK("x")', -3],
          ['絹、コート', 2],
        ],
      ),
    ).toBe('\uFEFFname,units\r\n"\'=HYPERLINK(""x"")",-3\r\n絹、コート,2');
  });

  test('reads what it wrote', () => {
    const cell = fc
      .string()
      .filter((text) => text.trim() !== '' && !text.startsWith("'") && !text.includes('\r') && !text.includes('\uFEFF'));
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
        expect(readCsv(writeCsv(['a', 'b'], rows)).rows).toEqual(rows.map(([a, b]) => ({ a, b })));
      }),
    );
  });

  test('says which lines are broken', () => {
    expect(readCsv('a,b\n"1\r\n1",2\n\n3\n4,5,6').problems).toEqual([
      { line: 5, message: 'Too few fields: 1 of 2' },
      { line: 6, message: 'Too many fields: 3 of 2' },
    ]);
    expect(readCsv('a,b\n1,2\n"3,4')).toEqual({
      columns: [],
      rows: [],
      lines: [],
      problems: [{ line: 3, message: expect.stringContaining('Quote Not Closed') }],
    });
    expect(readCsv('a,b,a\n1,2,3').problems).toEqual([{ line: 1, message: 'The column a is there twice' }]);
  });

  test.each([
    ['semicolons', '\uFEFFname;price;note\r\nCoat;1,5;"a;b"\r\n'],
    ['tabs', 'name\tprice\tnote\nCoat\t1,5\ta;b\n'],
    ['line ends of old', 'name;price;note\rCoat;1,5;"a;b"\r'],
  ])('is read with %s', (_, text) => {
    expect(readCsv(text)).toMatchObject({ rows: [{ name: 'Coat', price: '1,5', note: 'a;b' }], lines: [2], problems: [] });
  });

  test('is read with inches in a text', () => {
    expect(readCsv('name,note\nCoat,a hem of 3"').rows).toEqual([{ name: 'Coat', note: 'a hem of 3"' }]);
  });
});

describe('XLSX', () => {
  test('is an Excel file with the given cells', async () => {
    const file = await writeXlsx(
      'Orders: 2026/11',
      [{ label: '品名', width: 30 }, { label: 'Units' }],
      [
        ['=1+1', 3],
        ['コート', null],
      ],
    );
    expect(file.subarray(0, 2).toString()).toBe('PK');
  });
});

import { describe, expect, test } from '@jest/globals';
import { NO_ADDITIONS, type CardDetails } from './card-details.ts';
import { CARD_DESIGNS, CARD_SIZES, fitSize, layoutCard } from './card-layout.ts';
import { writeVcard } from './write-vcard.ts';

const details: CardDetails = {
  name: 'Ito Kasumi',
  nameJp: '伊藤霞',
  city: 'Kyoto',
  cityJp: '京都',
  country: 'JP',
  kind: 'individual',
  url: 'https://orime.example/shop/ito-kasumi',
};

/** As a reader of vCards does: lines put together again, parameters apart from the value. */
function parse(card: string) {
  return card
    .replaceAll('\r\n ', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => {
      const [, head = '', value = ''] = /^((?:[^":]|"[^"]*")*):(.*)$/.exec(line) ?? [];
      const [property = '', ...parameters] = head.split(';');
      return { property, parameters, value };
    });
}

describe('a vCard', () => {
  test('has the name in both scripts, to be sorted by its reading', () => {
    const lines = parse(writeVcard(details, { title: 'Designer, founder', mail: 'kasumi@example.com', phone: '+81 75-123 4567' }));
    expect(lines.slice(0, 2).map(({ property, value }) => `${property}:${value}`)).toEqual(['BEGIN:VCARD', 'VERSION:4.0']);
    expect(lines.at(-1)).toMatchObject({ property: 'END', value: 'VCARD' });
    const of = (property: string) => lines.filter((line) => line.property === property);
    expect(of('FN').map(({ value }) => value)).toEqual(['Ito Kasumi', '伊藤霞']);
    expect(of('N')[1]).toMatchObject({ value: '伊藤霞;;;;', parameters: ['ALTID=1', 'LANGUAGE=ja', 'SORT-AS="Ito Kasumi"'] });
    expect(of('TITLE')[0]?.value).toBe(String.raw`Designer\, founder`);
    expect(of('TEL')[0]?.value).toBe('tel:+81751234567');
    expect(of('URL')[0]?.value).toBe(details.url);
  });

  test('folds lines at 75 octets without breaking a character', () => {
    const card = writeVcard({ ...details, nameJp: '霞'.repeat(60) }, NO_ADDITIONS);
    for (const line of card.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(parse(card).filter(({ property }) => property === 'FN')[1]?.value).toBe('霞'.repeat(60));
  });

  test('of a workshop is that of an organisation', () => {
    expect(parse(writeVcard({ ...details, kind: 'org' }, NO_ADDITIONS)).map(({ property }) => property)).not.toContain('N');
  });
});

describe('a card', () => {
  test.each(CARD_DESIGNS)('%s keeps everything inside its edges', (design) => {
    const additions = {
      title: 'Head of pattern making and archive',
      mail: 'a.very.long.address.of.a.person@example.com',
      phone: '+81 75 123 4567',
    };
    const long = { ...details, name: 'Maximiliana-Konstantina von Hohenberg-Wittelsbach' };
    for (const size of ['jp', 'us'] as const) {
      const { width, height } = CARD_SIZES[size];
      const items = layoutCard({ details: long, additions, country: 'Japan', language: 'en', design, size });
      expect(items.filter(({ kind }) => kind === 'text').length).toBeGreaterThan(4);
      for (const item of items) {
        if (item.kind === 'band') continue;
        expect(item.y).toBeGreaterThan(0);
        expect(item.y + (item.kind === 'code' ? item.size : 0)).toBeLessThan(height - 5);
        if (item.kind === 'text') expect(item.size * [...item.text].length * 0.45).toBeLessThan(width);
      }
    }
  });

  test('makes a long name smaller and leaves a short one as it is', () => {
    expect(fitSize('Ito', 5, 79)).toBe(5);
    expect(fitSize('伊'.repeat(40), 5, 80)).toBe(2);
  });
});

import { describe, expect, test } from '@jest/globals';
import { DesignCard, DesignPage } from '@orime/contracts/api/catalogue/design';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign, createProfile } from '../../../../test/catalogue-factories.ts';

const api = await buildTestApp();
const house = await createProfile(api.db, { handle: 'north-house', name: 'North House' });
const silk = await createDesign(api.db, {
  slug: 'river-slip-dress',
  name: 'River Slip Dress',
  nameJp: '川のスリップドレス',
  category: 'slip-dress',
  fibre: 'silk',
  colour: 'rust',
  profileId: house.id,
  description: { en: 'Bias-cut silk satin.', jp: 'バイアスに裁ったシルクサテンのドレス。' },
  retail: { USD: 48_000, JPY: 72_000, EUR: 44_000 },
  compareAt: { USD: 60_000 },
});
const coat = await createDesign(api.db, {
  slug: 'harbour-coat',
  name: 'Harbour Coat',
  nameJp: '港のコート',
  category: 'coat',
  gender: 'men',
  fibre: 'wool',
  colour: 'ink',
  country: 'IT',
  sizes: [{ size: 'M', mode: 'made_to_order', leadDays: 30 }],
  retail: { USD: 90_000 },
});
const soldOut = await createDesign(api.db, { slug: 'field-shirt', category: 'shirt', gender: 'men', sizes: [{ size: 'L', onHand: 0 }] });
const secret = {
  draft: await createDesign(api.db, { confirmed: 'draft' }),
  unconfirmed: await createDesign(api.db, { confirmed: 'unconfirmed' }),
  hidden: await createDesign(api.db, { hidden: true }),
  reserve: await createDesign(api.db, { privateReserve: true }),
  suspended: await createDesign(api.db, { profileId: (await createProfile(api.db, { status: 'suspended' })).id }),
};
const archived = await createDesign(api.db, { slug: 'old-bag', category: 'bag', archived: true });

async function slugs(query: string): Promise<string[]> {
  const answer = await api.get(`/api/design/${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ slug: string }[]>().map((design) => design.slug);
}

describe('GET /api/design/', () => {
  test('answers an array of cards that keeps the contract, with total and links in headers', async () => {
    const answer = await api.get('/api/design/?limit=2&sort=new');
    expect(answer.headers['x-total-count']).toBe('3');
    expect(answer.headers['link']).toBe('</api/design/?limit=2&sort=new&page=2>; rel="next"');
    const cards = answer.json<unknown[]>();
    expect([...Value.Errors(Type.Array(DesignCard), cards)]).toEqual([]);
    expect(cards).toHaveLength(2);
  });

  test('shows public designs only', async () => {
    const shown = await slugs('?limit=100');
    expect(shown.toSorted()).toEqual(['field-shirt', 'harbour-coat', 'river-slip-dress']);
    for (const design of Object.values(secret)) expect(shown).not.toContain(design.slug);
  });

  test('keeps archived designs on a shelf of their own', async () => {
    expect(await slugs('?archived=1')).toEqual([archived.slug]);
  });

  test.each([
    ['?gender=men', ['field-shirt', 'harbour-coat']],
    ['?gender=men&gender=women', ['field-shirt', 'harbour-coat', 'river-slip-dress']],
    ['?gender=men,women&category=coat', ['harbour-coat']],
    ['?designer=north-house', ['river-slip-dress']],
    ['?size=M', ['harbour-coat', 'river-slip-dress']],
    ['?colour=ink', ['harbour-coat']],
    ['?material=silk', ['river-slip-dress']],
    ['?country=it', ['harbour-coat']],
    ['?country=italy', ['harbour-coat']],
    ['?minPrice=480&maxPrice=500', ['river-slip-dress']],
    ['?currency=JPY&minPrice=20000', ['river-slip-dress']],
    ['?sale=1', ['river-slip-dress']],
    ['?inStock=1', ['river-slip-dress']],
    ['?mto=1', ['harbour-coat']],
    ['?gender=nobody', []],
  ])('%s filters', async (query, expected) => {
    expect((await slugs(query)).toSorted()).toEqual(expected);
  });

  test.each([
    ['price-asc', ['field-shirt', 'river-slip-dress', 'harbour-coat']],
    ['price-desc', ['harbour-coat', 'river-slip-dress', 'field-shirt']],
    ['new', ['field-shirt', 'harbour-coat', 'river-slip-dress']],
  ])('sorts by %s', async (sort, expected) => {
    expect(await slugs(`?sort=${sort}`)).toEqual(expected);
  });

  test('leads with a gender without filtering', async () => {
    expect((await slugs('?lead=women'))[0]).toBe('river-slip-dress');
    expect(await slugs('?lead=women')).toHaveLength(3);
  });

  test('gives the asked fields only', async () => {
    expect((await api.get('/api/design/?category=coat&fields=slug,price')).json()).toEqual([{ slug: 'harbour-coat', price: 900 }]);
    expect((await api.get('/api/design/?category=coat&facets=1&fields=id')).json()).toMatchObject({ items: [{ id: coat.id }], total: 1 });
    expect((await api.get('/api/design/?fields=id,cost')).json()).toMatchObject({
      error: { code: 'validation', fields: { fields: expect.any(String) } },
    });
  });

  test('prices are of the asked currency, and null where the design is not sold in it', async () => {
    const cards = (await api.get('/api/design/?currency=JPY&sort=price-asc')).json<DesignCard[]>();
    expect(cards.find((card) => card.slug === silk.slug)).toMatchObject({
      price: 72_000,
      priceMinor: 72_000,
      currency: 'JPY',
      compareAt: null,
    });
    expect(cards.find((card) => card.slug === coat.slug)).toMatchObject({ price: null, priceMinor: null, currency: 'JPY' });
    const dollars = (await api.get('/api/design/?sale=1')).json<DesignCard[]>();
    expect(dollars[0]).toMatchObject({ price: 480, priceMinor: 48_000, compareAt: { price: 600, priceMinor: 60_000, currency: 'USD' } });
  });

  test('a card follows a sale, a new price and a hidden design at once', async () => {
    const design = await createDesign(api.db, { slug: 'short-lived', category: 'scarf', sizes: [{ size: 'ONE', onHand: 1 }] });
    const read = async () => (await api.get('/api/design/?category=scarf')).json<DesignCard[]>();
    expect((await read())[0]).toMatchObject({ soldOut: false, sizes: [{ availability: 'low', left: 1 }] });
    await api.db
      .updateTable('stock_levels')
      .set({ allocated: 1 })
      .where('variant_id', '=', design.variants['ONE'] ?? '')
      .execute();
    expect((await read())[0]).toMatchObject({ soldOut: true, sizes: [{ availability: 'sold_out', left: null }] });
    await api.db
      .updateTable('prices')
      .set({ amount_minor: 9_900 })
      .where('variant_id', '=', design.variants['ONE'] ?? '')
      .where('currency', '=', 'USD')
      .execute();
    expect((await read())[0]).toMatchObject({ price: 99 });
    await api.db.updateTable('designs').set({ hidden: true }).where('id', '=', design.id).execute();
    expect(await read()).toEqual([]);
    expect((await api.get('/api/design/')).headers['x-total-count']).toBe('3');
  });

  test.each([
    '?limit=0',
    '?limit=1000',
    '?page=0',
    '?sort=cheap',
    '?currency=GBP',
    '?minPrice=-1',
    '?minPrice=abc',
    `?q=${'x'.repeat(300)}`,
  ])('refuses %s', async (query) => {
    const answer = await api.get(`/api/design/${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: { code: 'validation' } });
  });
});

describe('GET /api/design/?facets=1', () => {
  test('keeps the contract', async () => {
    const page = (await api.get('/api/design/?facets=1')).json();
    expect([...Value.Errors(DesignPage, page)]).toEqual([]);
    expect(page).toMatchObject({ total: 3, page: 1, priceRange: { minMinor: 12_000, maxMinor: 90_000 } });
  });

  test.each([
    '',
    '&gender=men',
    '&gender=men&category=coat',
    '&colour=rust&size=M',
    '&mto=1',
    '&sale=1&gender=women',
    '&minPrice=100&maxPrice=500',
    '&q=coat',
  ])('every count%s is the number of results its choice gives', async (chosen) => {
    const { facets } = (await api.get(`/api/design/?facets=1${chosen}`)).json<DesignPage>();
    for (const [facet, values] of Object.entries(facets)) {
      for (const { value, count } of values) {
        const query = new URLSearchParams(chosen);
        if (facet === 'availability') query.set(value, '1');
        else query.set(facet, value);
        const answer = await api.get(`/api/design/?${query.toString()}`);
        expect([facet, value, Number(answer.headers['x-total-count'])]).toEqual([facet, value, count]);
      }
    }
  });

  test('a facet is not narrowed by its own choice, and is named in both languages', async () => {
    const { facets } = (await api.get('/api/design/?facets=1&category=coat')).json<DesignPage>();
    expect(facets['category']).toEqual([
      { value: 'shirt', label: { en: 'Shirt', jp: 'シャツ' }, count: 1 },
      { value: 'coat', label: { en: 'Coat', jp: 'コート' }, count: 1 },
      { value: 'slip-dress', label: { en: 'Slip dress', jp: 'スリップドレス' }, count: 1 },
    ]);
    expect(facets['country']).toEqual([{ value: 'IT', label: { en: 'Italy', jp: 'イタリア' }, count: 1 }]);
  });

  test('colours come with how they look, other facets do not', async () => {
    const { facets } = (await api.get('/api/design/?facets=1')).json<DesignPage>();
    const { hex } = await api.db.selectFrom('colours').select('hex').where('key', '=', 'rust').executeTakeFirstOrThrow();
    expect(facets['colour']).toContainEqual(expect.objectContaining({ value: 'rust', count: 1, hex }));
    expect(facets['colour']?.every((value) => value.hex !== undefined)).toBe(true);
    const others = Object.entries(facets).filter(([facet]) => facet !== 'colour');
    expect(others.flatMap(([, values]) => values).filter((value) => 'hex' in value)).toEqual([]);
  });
});

describe('GET /api/design/?q=', () => {
  test('of signs alone finds nothing, of blanks everything', async () => {
    for (const url of ['/api/design/', '/api/profile/all', '/api/article/', '/api/producer/']) {
      const count = async (q: string) => {
        const body = (await api.get(`${url}?q=${encodeURIComponent(q)}`)).json<unknown[] | { items: unknown[] }>();
        return Array.isArray(body) ? body.length : body.items.length;
      };
      expect(await count('?! -')).toBe(0);
    }
    expect(await slugs('?q=%20')).toEqual(await slugs(''));
  });

  test.each(['絹', 'ｼﾙｸ', 'シルク', 'silk', 'slik', 'Silk  Dress', '絹のドレス', 'river', 'rivre', '川', 'north house'])(
    '%s finds the silk design',
    async (words) => {
      expect(await slugs(`?q=${encodeURIComponent(words)}`)).toContain('river-slip-dress');
    },
  );

  test.each(['コート', 'coat', 'wool', 'ウール', '港'])('%s finds the wool coat and not the silk dress', async (words) => {
    const found = await slugs(`?q=${encodeURIComponent(words)}`);
    expect(found).toContain('harbour-coat');
    expect(found).not.toContain('river-slip-dress');
  });

  test.each(["'; DROP TABLE designs; --", '& | ! ( ) :*', "a'b\\c", '%', '<b>silk</b>', '🧵'])('takes %s as words', async (words) => {
    expect((await api.get(`/api/design/?q=${encodeURIComponent(words)}`)).statusCode).toBe(200);
  });

  test('finds nothing that is not public', async () => {
    expect(await slugs('?q=test')).not.toContain(secret.hidden.slug);
    expect(await slugs('?q=test')).toContain(soldOut.slug);
  });
});

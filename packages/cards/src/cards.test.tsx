import { afterEach, describe, expect, test } from '@jest/globals';
import { renderScreen } from '@orime/testing';
import type { RenderedScreen, RenderScreenOptions } from '@orime/testing';
import { sampleDesignCard, sampleProfileCard } from '@orime/testing/samples';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { CareSymbol } from './care-symbol.tsx';
import { DesignerCard } from './designer-card.tsx';
import { badgesOf, reductionOf } from './product-card-badges.ts';
import { ProductCard } from './product-card.tsx';

const price = (priceMinor: number) => ({ price: priceMinor / 100, priceMinor, currency: 'USD' as const });
const size = (availability: 'available' | 'low' | 'sold_out', mode: 'stock' | 'made_to_order' = 'stock') => ({
  variantId: 'v',
  size: 'M',
  sku: 's',
  mode,
  leadDays: null,
  availability,
  left: null,
});

let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

async function show(Card: ComponentType, options: Partial<RenderScreenOptions> = {}): Promise<RenderedScreen> {
  const route = {
    path: '/',
    screen: 'card',
    access: 'public',
    chrome: { header: 'full', banner: true, scrollButton: true },
    titleKey: '',
    criticality: 'core',
  } as const;
  shown = await renderScreen(Card, { route, ...options });
  return shown;
}

describe('a product card', () => {
  test('shows the colours of its style as dots, and says how many there are', async () => {
    const swatches = ['#27406b', '#8a1c1c'];
    await show(() => <ProductCard design={sampleDesignCard({ colours: 7, swatches })} />);
    expect(screen.getByText('7 colors')).toBeInTheDocument();
    expect(document.querySelectorAll('span[aria-hidden][style]')).toHaveLength(2);
    expect(screen.getByText('+5')).toBeInTheDocument();
  });

  test('names maker, garment and price, and leads to its page', async () => {
    await show(() => <ProductCard design={sampleDesignCard()} />);
    expect(screen.getByRole('link', { name: 'Indigo Haori' })).toHaveAttribute('href', '/designs/indigo-haori');
    expect(screen.getByText('Ito Kasumi')).toBeInTheDocument();
    expect(screen.getByText('$420')).toBeInTheDocument();
    expect(screen.getByText('2 colors')).toBeInTheDocument();
  });

  test('reads both prices out while reduced', async () => {
    await show(() => <ProductCard design={sampleDesignCard({ compareAt: price(60000) })} />);
    expect(screen.getByText('Sale price')).toBeInTheDocument();
    expect(screen.getByText('Regular price')).toBeInTheDocument();
    expect(screen.getByText('−30%')).toBeInTheDocument();
  });

  test('says where it is not sold', async () => {
    await show(() => <ProductCard design={sampleDesignCard({ price: null, priceMinor: null })} />);
    expect(screen.getByText('Not sold in this market')).toBeInTheDocument();
  });

  test('fetches the second photograph only once a pointer is near', async () => {
    const { user } = await show(() => <ProductCard design={sampleDesignCard()} />);
    expect(document.querySelectorAll('img')).toHaveLength(1);
    await user.hover(screen.getByRole('article'));
    expect(document.querySelectorAll('img')).toHaveLength(2);
  });

  test('speaks Japanese', async () => {
    await show(() => <ProductCard design={sampleDesignCard({ soldOut: true })} />, { language: 'jp' });
    expect(screen.getByRole('link', { name: '藍の羽織' })).toBeInTheDocument();
    expect(screen.getByText('完売')).toBeInTheDocument();
    expect(screen.getByText('全2色')).toBeInTheDocument();
  });
});

test('a designer card tells the place and leads to the shop', async () => {
  await show(() => <DesignerCard profile={sampleProfileCard()} />, { language: 'jp' });
  expect(screen.getByRole('link', { name: '伊藤霞' })).toHaveAttribute('href', '/shop/ito-kasumi');
  expect(screen.getByText('日本・徳島')).toBeInTheDocument();
});

test('care labels of the standard have a symbol, each another; what it does not know is left empty', async () => {
  const keys = ['machine-wash-cold', 'machine-wash-warm', 'hand-wash', 'do-not-wash', 'do-not-bleach', 'do-not-tumble-dry', 'line-dry'];
  const more = ['flat-dry', 'iron-low', 'iron-medium', 'do-not-iron', 'dry-clean', 'do-not-dry-clean', 'wet-clean'];
  const { container } = await show(() => [...keys, ...more, 'brush', 'constructor'].map((care) => <CareSymbol key={care} care={care} />));
  const drawings = [...container.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML);
  expect(new Set(drawings).size).toBe(15);
  expect(drawings.slice(-2)).toEqual(['', '']);
});

describe('badges', () => {
  test.each<[name: string, changed: Parameters<typeof sampleDesignCard>[0], kinds: readonly string[]]>([
    ['sold out hides everything else', { soldOut: true, compareAt: price(60000) }, ['sold-out']],
    ['reduced', { compareAt: price(60000) }, ['sale']],
    ['one of one', { onePiece: true, sizes: [] }, ['one-of-one']],
    ['few left when no size has plenty', { sizes: [size('low'), size('sold_out')] }, ['few-left']],
    ['made to order when every size is', { madeToOrder: true, sizes: [size('available', 'made_to_order')] }, ['made-to-order']],
    ['at most two', { compareAt: price(60000), onePiece: true, archived: true }, ['sale', 'one-of-one']],
    ['none', {}, []],
  ])('%s', (_name, changed, kinds) => {
    expect(badgesOf(sampleDesignCard(changed)).map(({ kind }) => kind)).toEqual(kinds);
  });

  test.each([
    [42000, 60000, 0.3],
    [42000, 42000, 0],
    [42000, 40000, 0],
    [9999, 14999, 0.33],
  ])('%i instead of %i is %d off', (now, before, ratio) => {
    expect(reductionOf({ priceMinor: now, compareAt: price(before) })).toBe(ratio);
  });
});

import type { ImageRef } from '@orime/contracts';
import type { GeoPoint, GeoPoints, TimelineEntry } from '@orime/contracts/api/discovery/geo';
import type { ListedProducer, Producer, ProducerPage } from '@orime/contracts/api/people/producer';
import type { ProfileCard, ProfilePage } from '@orime/contracts/api/people/profile';
import type { ModelPage } from '@orime/contracts/api/people/profile-people';
import type { Vocabulary } from '@orime/contracts/api/site/vocabulary';
import type { Stockist, StockistPage } from '@orime/contracts/api/trade/stockist';
import { sampleProfileCard } from '@orime/testing/samples';

export const locales = { 'directory-globe': { en: () => import('./locales/en.json'), jp: () => import('./locales/jp.json') } };

export function profile(handle: string, name: string, part: Partial<ProfileCard> = {}): ProfileCard {
  return sampleProfileCard({
    _id: `prf_${handle}`,
    id: `prf_${handle}`,
    handle,
    name,
    nameJp: '',
    city: 'Kyoto',
    cityJp: undefined,
    disciplines: ['dyeing'],
    cover: null,
    featured: false,
    ...part,
  });
}

export function profilePage(items: readonly ProfileCard[], part: Partial<ProfilePage> = {}): ProfilePage {
  const facets = {
    country: [...Map.groupBy(items, ({ country }) => country)].map(([value, { length }]) => ({ value, count: length })),
    discipline: [{ value: 'dyeing', count: 2 }],
    priceBand: [
      { value: 'high', count: 1 },
      { value: 'entry', count: 2 },
    ],
    wholesale: [{ value: '1', count: 1 }],
  };
  return { items: [...items], total: items.length, page: 1, facets, without: {}, ...part };
}

export function producer(part: Partial<Producer> = {}): Producer {
  return {
    _id: 'prd_1',
    id: 'prd_1',
    handle: 'aizome',
    name: 'Aizome Works',
    nameJp: '藍染工房',
    city: 'Tokushima',
    cityJp: '徳島',
    country: 'JP',
    lat: 34.07,
    lon: 134.55,
    capabilities: [{ key: 'indigo', label: { en: 'Indigo dyeing', jp: '藍染め' } }],
    moq: 8,
    leadTimeDays: 30,
    cover: null,
    bio: { en: 'Vats since 1890.', jp: '明治からの藍甕。' },
    certifications: [{ name: 'Organic', number: '1', expires: null }],
    machines: [],
    languages: ['ja', 'en'],
    founded: 1890,
    gallery: [],
    designs: [],
    ...part,
  };
}

export function listedProducer(part: Partial<ListedProducer> = {}): ListedProducer {
  const { bio: _, machines: __, founded: ___, gallery: ____, designs: _____, isPublic: ______, ...card } = producer();
  return { ...card, capabilityKeys: ['indigo-dyeing'], makesFor: [{ handle: 'ito', name: 'Ito Kasumi', nameJp: '伊藤霞' }], ...part };
}

export function producerPage(items: readonly ListedProducer[], part: Partial<ProducerPage> = {}): ProducerPage {
  const facets = {
    country: [
      { value: 'JP', count: 9 },
      { value: 'IT', count: 2 },
    ],
    capability: [
      { value: 'denim', count: 1 },
      { value: 'indigo-dyeing', count: 4 },
    ],
    certification: [{ value: 'Organic', count: 3 }],
    language: [{ value: 'ja', count: 5 }],
  };
  return { items: [...items], total: items.length, page: 1, facets, without: {}, ...part };
}

export function stockist(part: Partial<Stockist> = {}): Stockist {
  return {
    id: 'stk_1',
    slug: 'lantern',
    name: 'Lantern Rooms',
    nameJp: '灯の部屋',
    city: 'Paris',
    cityJp: 'パリ',
    country: 'FR',
    address: '1 rue du Test',
    lat: 48.86,
    lon: 2.35,
    note: { en: 'Two floors.', jp: '二階建てです。' },
    url: 'https://lantern.example',
    designers: [{ handle: 'ito', name: 'Ito Kasumi', nameJp: '伊藤霞' }],
    ...part,
  };
}

export function stockistPage(items: readonly Stockist[], part: Partial<StockistPage> = {}): StockistPage {
  return { items: [...items], total: items.length, page: 1, facets: { country: [{ value: 'FR', count: 1 }] }, without: {}, ...part };
}

export const vocabulary: Vocabulary = {
  categories: [],
  fibres: [],
  care: [],
  colours: [],
  capabilities: [
    { key: 'denim', label: { en: 'Denim', jp: 'デニム' } },
    { key: 'indigo-dyeing', label: { en: 'Indigo dyeing', jp: '藍染め' } },
  ],
  countries: [],
};

export const picture: ImageRef = {
  id: 'fil_1',
  width: 960,
  height: 1200,
  alt: { en: 'A coat', jp: 'コート' },
  thumbhash: '',
  color: '#333333',
};

export function timelineEntry(id: string, day: string, part: Partial<TimelineEntry> = {}): TimelineEntry {
  return {
    at: `${day}T09:00:00.000Z`,
    kind: 'designer',
    id,
    name: id,
    nameJp: '',
    lat: 35,
    lon: 135,
    country: 'JP',
    url: `/shop/${id}`,
    ...part,
  };
}

export function model(part: Partial<ModelPage> = {}): ModelPage {
  return {
    id: 'mdl_1',
    slug: 'kiko-arai',
    name: 'Kiko Arai',
    city: 'Tokyo',
    measurements: { heightCm: 172, bustCm: 79, waistCm: 61, hipsCm: 87, shoeEu: 38, hair: 'Black', eyes: 'Violet' },
    portfolio: [],
    looks: [],
    ...part,
  };
}

export function point(id: string, kind: GeoPoint['kind'], part: Partial<GeoPoint> = {}): GeoPoint {
  return {
    id,
    kind,
    name: `Name ${id}`,
    nameJp: `名${id}`,
    lat: 35,
    lon: 135,
    city: 'Kyoto',
    cityJp: '京都',
    country: 'JP',
    url: `/${kind}/${id}`,
    summary: { en: 'Summary', jp: '概要' },
    ...part,
  };
}

export const geo: GeoPoints = {
  points: [
    point('a', 'designer'),
    point('b', 'producer'),
    point('c', 'stockist', { country: 'FR', city: 'Paris', cityJp: 'パリ', lat: 48.8, lon: 2.3 }),
  ],
  arcs: [{ from: 'a', to: 'b', designs: 2 }],
  countries: [
    { code: 'JP', points: 2 },
    { code: 'FR', points: 1 },
  ],
};

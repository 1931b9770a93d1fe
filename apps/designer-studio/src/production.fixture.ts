import type { OwnProducer } from '@orime/contracts/api/people/producer';
import type { ProfileStats } from '@orime/contracts/api/people/profile-stats';
import type { Production, ProductionDetail } from '@orime/contracts/api/trade/production';
import type { Rfq } from '@orime/contracts/api/trade/rfq';
import { usd } from '@orime/testing/samples';

const house = { id: 'prf_ren', handle: 'ren-house', name: 'Ren House', nameJp: '蓮の家' };
const mill = { id: 'pro_mill', handle: 'mill', name: 'Aizome Works', nameJp: '藍染工房' };

/** A run of thirty pieces at the mill, seen by the mill. */
export const sampleRun = (changed: Partial<Production> = {}): Production => ({
  _id: 'prd_1',
  id: 'prd_1',
  status: 'accepted',
  nextStatuses: ['sampling', 'in_production', 'cancelled'],
  side: 'producer',
  design: { id: 'dsn_1', slug: 'noren-dress', name: { en: 'Noren Dress', jp: '暖簾のワンピース' } },
  designer: house,
  producer: mill,
  rfqId: null,
  sizeQuantities: { S: 10, M: 20 },
  units: 30,
  costs: [{ label: 'Aizome Works', amountMinor: 300_000 }],
  cost: usd(300_000),
  retail: usd(32_000),
  startDate: null,
  dueDate: '2020-01-31',
  assignee: '',
  notes: '',
  photos: [],
  stockedAt: null,
  received: null,
  version: 1,
  createdAt: '2026-11-20T00:00:00.000Z',
  updatedAt: '2026-11-20T00:00:00.000Z',
  ...changed,
});

/** The same run in-house, seen by its designer. */
export const sampleRunDetail = (changed: Partial<ProductionDetail> = {}): ProductionDetail => ({
  ...sampleRun({ side: 'designer', producer: null }),
  sale: {
    retail: usd(32_000),
    wholesale: usd(16_000),
    retailCommissionBp: 1_500,
    wholesaleCommissionBp: 800,
    tax: { rateBp: 0, included: false },
  },
  events: [{ from: null, to: 'accepted', note: '', by: 'Ren', at: '2026-11-20T00:00:00.000Z' }],
  ...changed,
});

export const sampleRfq = (changed: Partial<Rfq> = {}): Rfq => ({
  _id: 'rfq_1',
  id: 'rfq_1',
  reference: 'RQ-1',
  status: 'open',
  side: 'producer',
  requester: { name: house.name, nameJp: house.nameJp, handle: house.handle },
  producer: mill,
  design: { id: 'dsn_1', slug: 'noren-dress', name: { en: 'Noren Dress', jp: '暖簾のワンピース' } },
  title: 'Spring coats',
  message: 'In mid indigo, please.',
  units: 30,
  sizeQuantities: { S: 10, M: 20 },
  dueDate: '2027-03-01',
  quote: null,
  answer: '',
  productionId: null,
  version: 1,
  createdAt: '2026-11-20T00:00:00.000Z',
  updatedAt: '2026-11-20T00:00:00.000Z',
  ...changed,
});

/** The mill's own page, whose workshop makes twenty pieces a week. */
export const sampleOwnProducer = (weeklyCapacity: number | null): OwnProducer => ({
  producer: {
    ...mill,
    _id: mill.id,
    city: 'Tokushima',
    country: 'JP',
    lat: 34.07,
    lon: 134.55,
    capabilities: [],
    moq: 8,
    leadTimeDays: 30,
    cover: null,
    bio: { en: 'Vats.', jp: '藍甕。' },
    certifications: [],
    machines: [],
    languages: [],
    founded: null,
    gallery: [],
    designs: [],
  },
  form: { weeklyCapacity },
  status: 'approved',
  version: 3,
});

/** Two days of a shop: views and an order, and work that waits. */
export function sampleStats(waiting: Partial<ProfileStats['waiting']> = {}): ProfileStats {
  const none = { views: 0, likes: 0, followers: 0, orders: 0, netMinor: 0 };
  return {
    from: '2026-11-22',
    to: '2026-11-23',
    currency: 'USD',
    days: [
      { ...none, day: '2026-11-22', views: 12 },
      { ...none, day: '2026-11-23', views: 30, orders: 1, netMinor: 27_200 },
    ],
    totals: { ...none, views: 42, orders: 1, netMinor: 27_200 },
    before: { ...none, views: 21 },
    payable: [usd(10_000)],
    waiting: {
      orders: 0,
      wholesaleToApprove: 0,
      wholesaleToShip: 0,
      returns: 0,
      quotes: 0,
      productions: 0,
      rejectedDesigns: 0,
      conversations: 0,
      ...waiting,
    },
  };
}

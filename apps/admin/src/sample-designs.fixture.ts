import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import { sampleImage, sampleOwnerDesign, sampleSize, usd } from '@orime/testing/samples';

export function design(number: number, part: Partial<OwnerDesign> = {}): OwnerDesign {
  return sampleOwnerDesign({
    _id: `dsn_${number}`,
    id: `dsn_${number}`,
    slug: `coat-${number}`,
    name: `Coat ${number}`,
    nameJp: `コート${number}`,
    designer: { id: 'prf_ito', handle: 'ito', name: 'Ito Kasumi', nameJp: '伊藤霞' },
    images: [
      sampleImage({ alt: { en: 'Front of the coat', jp: 'コートの正面' } }),
      sampleImage({ id: 'fil_back', alt: { en: 'Back of the coat', jp: 'コートの背面' } }),
    ],
    category: 'coat',
    sizes: [sampleSize('S', { variantId: 'v1' }), sampleSize('M', { variantId: 'v2', mode: 'made_to_order', leadDays: 21 })],
    description: { en: 'Dyed twelve times.', jp: '十二回染め重ねました。' },
    categoryLabel: { en: 'Coats', jp: 'コート' },
    materials: [
      { fibre: 'wool', label: { en: 'Wool', jp: 'ウール' }, percent: 80 },
      { fibre: 'silk', label: { en: 'Silk', jp: 'シルク' }, percent: 20 },
    ],
    canonical: `/designs/coat-${number}`,
    confirmed: 'unconfirmed',
    submittedAt: '2026-09-01T00:00:00.000Z',
    stock: [{ variantId: 'v1', size: 'S', sku: 'C-S', onHand: 4, allocated: 0 }],
    wholesale: { ...usd(21_000), moq: 6, multiple: 1 },
    ...part,
  });
}

export const locales = { admin: { en: () => import('./locales/en.json'), jp: () => import('./locales/jp.json') } };

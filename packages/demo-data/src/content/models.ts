export interface ModelSource {
  readonly slug: string;
  readonly name: string;
  readonly city: string;
  /** Height, bust, waist, hips in centimetres; shoe in European sizes. */
  readonly sizes: readonly [number, number, number, number, number];
  readonly hair: string;
  readonly eyes: string;
}

/** Invented people; their portfolios are pictures of looks from the lookbooks. */
export const models: readonly ModelSource[] = [
  { slug: 'amara-lune', name: 'Amara Lune', city: 'Lagos', sizes: [178, 81, 61, 89, 40], hair: 'Black', eyes: 'Brown' },
  { slug: 'haru-minase', name: 'Haru Minase', city: 'Osaka', sizes: [184, 90, 73, 91, 43], hair: 'Black', eyes: 'Dark brown' },
  { slug: 'inka-soll', name: 'Inka Soll', city: 'Copenhagen', sizes: [176, 83, 63, 90, 39], hair: 'Fair', eyes: 'Grey' },
  { slug: 'joao-verde', name: 'João Verde', city: 'Porto', sizes: [187, 94, 76, 93, 44], hair: 'Brown', eyes: 'Green' },
  { slug: 'kiko-arai', name: 'Kiko Arai', city: 'Tokyo', sizes: [172, 79, 60, 87, 38], hair: 'Black', eyes: 'Brown' },
  { slug: 'malik-osei', name: 'Malik Osei', city: 'Accra', sizes: [189, 96, 77, 95, 45], hair: 'Black', eyes: 'Brown' },
  { slug: 'renata-cruz', name: 'Renata Cruz', city: 'Mexico City', sizes: [174, 84, 64, 92, 39], hair: 'Dark brown', eyes: 'Hazel' },
  { slug: 'suji-han', name: 'Suji Han', city: 'Seoul', sizes: [175, 80, 60, 88, 39], hair: 'Black', eyes: 'Dark brown' },
];

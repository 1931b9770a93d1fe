import type { ColourKey } from '../vocabulary/colours.ts';
import type { LocalText } from '../vocabulary/local-text.ts';

/** What a designer is known for, as the directory filters by it. */
export const disciplines = {
  outerwear: { en: 'Outerwear', jp: 'アウター' },
  tailoring: { en: 'Tailoring', jp: 'テーラリング' },
  knitwear: { en: 'Knitwear', jp: 'ニット' },
  denim: { en: 'Denim and workwear', jp: 'デニム・ワークウェア' },
  dresses: { en: 'Dresses', jp: 'ドレス・ワンピース' },
  shirting: { en: 'Shirting', jp: 'シャツ' },
  technical: { en: 'Technical clothing', jp: '機能服' },
  textiles: { en: 'Hand-woven cloth', jp: '手織り' },
  dyeing: { en: 'Dyeing', jp: '染め' },
  print: { en: 'Printed cloth', jp: 'プリント' },
  embroidery: { en: 'Embroidery', jp: '刺繍' },
  accessories: { en: 'Accessories', jp: '小物' },
} as const satisfies Record<string, LocalText>;

export type Discipline = keyof typeof disciplines;

export type DesignerSource = {
  readonly handle: string;
  readonly name: string;
  readonly nameJp: string;
  /** One or two characters for the avatar. */
  readonly monogram: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly city: LocalText;
  readonly lat: number;
  readonly lon: number;
  readonly founded: number;
  readonly disciplines: readonly Discipline[];
  /** First colour leads the cover. */
  readonly palette: readonly [ColourKey, ColourKey, ColourKey];
  readonly standing?: 'in_review' | 'suspended' | 'holiday';
  readonly featured?: boolean;
  readonly bio: LocalText;
};

import type { GarmentFacts, GarmentRecipe } from '@orime/cloth';
import type { DesignRecipe } from '../../vocabulary/design-recipe.ts';

/** What is known of a garment when its text is read. */
export type ClaimedGarment = {
  readonly cut: GarmentFacts;
  readonly garment: GarmentRecipe;
  readonly design: DesignRecipe;
  readonly lined: boolean;
};

/** Words of a description that say how a garment is made, in both languages, and what must then be true of its recipe. */
export type TextClaim = {
  readonly name: string;
  readonly en: RegExp;
  readonly jp: RegExp;
  readonly holds: (garment: ClaimedGarment, found: RegExpExecArray) => boolean;
};

const countWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen'];
const countKanji = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二', '十三'];

/** The number that the group of a claim names, in either language. */
export function counted([, ...groups]: readonly (string | undefined)[]): number {
  const word = groups.find((group) => group !== undefined)?.toLowerCase() ?? '';
  if (word === '左右') return 2;
  return Math.max(countWords.indexOf(word), countKanji.indexOf(word));
}

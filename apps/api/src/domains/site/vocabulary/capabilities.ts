import type { LocalText } from '@orime/contracts';
import type { Term } from '@orime/contracts/api/site/vocabulary';

/** Crafts a producer may name, by the key forms send. */
const capabilities = new Map<string, LocalText>(
  Object.entries({
    weaving: { en: 'Weaving', jp: '織布' },
    knitting: { en: 'Knitting', jp: '編立' },
    dyeing: { en: 'Dyeing', jp: '染色' },
    'natural-dyeing': { en: 'Natural dyeing', jp: '草木染め' },
    'indigo-dyeing': { en: 'Indigo dyeing', jp: '藍染め' },
    printing: { en: 'Printing', jp: '捺染' },
    'block-printing': { en: 'Block printing', jp: '木版捺染' },
    batik: { en: 'Batik', jp: 'ろうけつ染め' },
    embroidery: { en: 'Embroidery', jp: '刺繍' },
    lace: { en: 'Lace', jp: 'レース' },
    cutting: { en: 'Cutting', jp: '裁断' },
    sewing: { en: 'Sewing', jp: '縫製' },
    tailoring: { en: 'Tailoring', jp: '仕立て' },
    leather: { en: 'Leather work', jp: '革加工' },
    denim: { en: 'Denim', jp: 'デニム' },
    silk: { en: 'Silk', jp: '絹織物' },
    wool: { en: 'Wool', jp: '毛織物' },
    finishing: { en: 'Finishing', jp: '仕上げ加工' },
    technical: { en: 'Technical outerwear', jp: '機能性アウター' },
    'pattern-making': { en: 'Pattern making', jp: 'パターン作成' },
    sampling: { en: 'Sampling', jp: 'サンプル作成' },
    spinning: { en: 'Spinning', jp: '紡績' },
  }),
);

/** All of them, in the order of the forms. */
export const CAPABILITY_TERMS: Term[] = [...capabilities].map(([key, label]) => ({ key, label }));

/** The craft of a key; words of one's own are kept as they are. */
export function capabilityLabel(key: string): LocalText {
  return capabilities.get(key) ?? { en: key, jp: key };
}

/** Which of the words are keys of the vocabulary, each once, in its order. */
export function knownCapabilityKeys(words: readonly string[]): string[] {
  return [...capabilities.keys()].filter((key) => words.includes(key));
}

/** The key that a form sends for a craft; words of one's own are their own key. */
export function capabilityKey(label: LocalText): string {
  return [...capabilities].find(([, { en }]) => en === label.en)?.[0] ?? label.en;
}

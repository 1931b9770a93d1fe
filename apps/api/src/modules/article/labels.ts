import type { LocalText } from '@orime/contracts';

const sections: Readonly<Record<string, LocalText>> = {
  features: { en: 'Features', jp: '特集' },
  makers: { en: 'Makers', jp: '作り手' },
  culture: { en: 'Culture', jp: 'カルチャー' },
  press: { en: 'Press', jp: 'プレス' },
  handbook: { en: 'Handbook', jp: 'ハンドブック' },
};

const tags: Readonly<Record<string, LocalText>> = {
  'critical-theory': { en: 'Critical theory', jp: '批評' },
  'what-a-trip': { en: 'What a trip', jp: '旅の記録' },
  archive: { en: 'Archive', jp: 'アーカイブ' },
  care: { en: 'Care', jp: '手入れ' },
  cotton: { en: 'Cotton', jp: '綿' },
  craft: { en: 'Craft', jp: '手仕事' },
  denim: { en: 'Denim', jp: 'デニム' },
  dye: { en: 'Dye', jp: '染め' },
  dyeing: { en: 'Dyeing', jp: '染色' },
  embroidery: { en: 'Embroidery', jp: '刺繍' },
  exhibition: { en: 'Exhibition', jp: '展覧会' },
  handbook: { en: 'Handbook', jp: 'ハンドブック' },
  history: { en: 'History', jp: '歴史' },
  indigo: { en: 'Indigo', jp: '藍' },
  interview: { en: 'Interview', jp: 'インタビュー' },
  japan: { en: 'Japan', jp: '日本' },
  knit: { en: 'Knit', jp: 'ニット' },
  knitwear: { en: 'Knitwear', jp: 'ニットウェア' },
  leather: { en: 'Leather', jp: '革' },
  linen: { en: 'Linen', jp: 'リネン' },
  pattern: { en: 'Pattern', jp: '型紙' },
  photography: { en: 'Photography', jp: '写真' },
  press: { en: 'Press', jp: 'プレス' },
  repair: { en: 'Repair', jp: '繕い' },
  selling: { en: 'Selling', jp: '販売' },
  silk: { en: 'Silk', jp: '絹' },
  tailoring: { en: 'Tailoring', jp: '仕立て' },
  travel: { en: 'Travel', jp: '旅' },
  weaving: { en: 'Weaving', jp: '織り' },
  wholesale: { en: 'Wholesale', jp: '卸売' },
  wool: { en: 'Wool', jp: 'ウール' },
};

export function sectionLabel(section: string): LocalText {
  return sections[section] ?? humanise(section);
}

/** A tag nobody has named is shown by its own words. */
export function tagLabel(tag: string): LocalText {
  return tags[tag] ?? humanise(tag);
}

function humanise(key: string): LocalText {
  const words = key.replaceAll('-', ' ');
  const text = words.charAt(0).toUpperCase() + words.slice(1);
  return { en: text, jp: text };
}

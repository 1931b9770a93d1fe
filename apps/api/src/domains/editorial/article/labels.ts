import type { LocalText } from '@orime/contracts';

const sections = new Map<string, LocalText>(
  Object.entries({
    features: { en: 'Features', jp: '特集' },
    makers: { en: 'Makers', jp: '作り手' },
    culture: { en: 'Culture', jp: 'カルチャー' },
    press: { en: 'Press', jp: 'プレス' },
    handbook: { en: 'Handbook', jp: 'ハンドブック' },
  }),
);

const tags = new Map<string, LocalText>(
  Object.entries({
    alpaca: { en: 'Alpaca', jp: 'アルパカ' },
    archive: { en: 'Archive', jp: 'アーカイブ' },
    'block-print': { en: 'Block print', jp: '木版捺染' },
    care: { en: 'Care', jp: '手入れ' },
    craft: { en: 'Craft', jp: '手仕事' },
    'critical-theory': { en: 'Critical theory', jp: '批評' },
    denim: { en: 'Denim', jp: 'デニム' },
    details: { en: 'Details', jp: '細部' },
    dyeing: { en: 'Dyeing', jp: '染色' },
    embroidery: { en: 'Embroidery', jp: '刺繍' },
    essay: { en: 'Essay', jp: 'エッセイ' },
    folding: { en: 'Folding', jp: '折り' },
    france: { en: 'France', jp: 'フランス' },
    ghana: { en: 'Ghana', jp: 'ガーナ' },
    handbook: { en: 'Handbook', jp: 'ハンドブック' },
    history: { en: 'History', jp: '歴史' },
    india: { en: 'India', jp: 'インド' },
    indigo: { en: 'Indigo', jp: '藍' },
    interview: { en: 'Interview', jp: 'インタビュー' },
    italy: { en: 'Italy', jp: 'イタリア' },
    japan: { en: 'Japan', jp: '日本' },
    knitwear: { en: 'Knitwear', jp: 'ニットウェア' },
    lace: { en: 'Lace', jp: 'レース' },
    leather: { en: 'Leather', jp: '革' },
    linen: { en: 'Linen', jp: 'リネン' },
    mexico: { en: 'Mexico', jp: 'メキシコ' },
    outerwear: { en: 'Outerwear', jp: 'アウター' },
    paper: { en: 'Paper', jp: '紙' },
    'pattern-cutting': { en: 'Pattern cutting', jp: 'パターン' },
    peru: { en: 'Peru', jp: 'ペルー' },
    photography: { en: 'Photography', jp: '写真' },
    'press-release': { en: 'Press release', jp: 'プレスリリース' },
    pricing: { en: 'Pricing', jp: '価格' },
    'private-reserve': { en: 'Private reserve', jp: 'プライベート・リザーブ' },
    repair: { en: 'Repair', jp: '繕い' },
    silk: { en: 'Silk', jp: '絹' },
    summer: { en: 'Summer', jp: '夏' },
    tailoring: { en: 'Tailoring', jp: '仕立て' },
    technical: { en: 'Technical', jp: '機能素材' },
    textiles: { en: 'Textiles', jp: 'テキスタイル' },
    thailand: { en: 'Thailand', jp: 'タイ' },
    tokyo: { en: 'Tokyo', jp: '東京' },
    transparency: { en: 'Transparency', jp: '透明性' },
    travel: { en: 'Travel', jp: '旅' },
    wardrobe: { en: 'Wardrobe', jp: 'ワードローブ' },
    weaving: { en: 'Weaving', jp: '織り' },
    'what-a-trip': { en: 'What a trip', jp: '旅の記録' },
    wholesale: { en: 'Wholesale', jp: '卸売' },
    winter: { en: 'Winter', jp: '冬' },
    wool: { en: 'Wool', jp: 'ウール' },
    writing: { en: 'Writing', jp: '文章' },
  }),
);

export function sectionLabel(section: string): LocalText {
  return sections.get(section) ?? humanise(section);
}

/** A tag nobody has named is shown by its own words. */
export function tagLabel(tag: string): LocalText {
  return tags.get(tag) ?? humanise(tag);
}

function humanise(key: string): LocalText {
  const words = key.replaceAll('-', ' ');
  const text = words.charAt(0).toUpperCase() + words.slice(1);
  return { en: text, jp: text };
}

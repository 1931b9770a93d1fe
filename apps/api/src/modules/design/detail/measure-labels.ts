import type { LocalText } from '@orime/contracts';

const labels: Readonly<Record<string, LocalText>> = {
  bust: { en: 'Bust', jp: 'バスト' },
  chest: { en: 'Chest', jp: '胸囲' },
  waist: { en: 'Waist', jp: 'ウエスト' },
  hip: { en: 'Hip', jp: 'ヒップ' },
  hips: { en: 'Hips', jp: 'ヒップ' },
  shoulder: { en: 'Shoulder', jp: '肩幅' },
  sleeve: { en: 'Sleeve', jp: '袖丈' },
  arm: { en: 'Arm length', jp: '腕の長さ' },
  inseam: { en: 'Inseam', jp: '股下' },
  thigh: { en: 'Thigh', jp: 'わたり幅' },
  length: { en: 'Length', jp: '着丈' },
  height: { en: 'Height', jp: '高さ' },
  neck: { en: 'Neck', jp: '首回り' },
  width: { en: 'Width', jp: '幅' },
  depth: { en: 'Depth', jp: 'マチ' },
  handle: { en: 'Handle', jp: '持ち手' },
};

/** Name of a measure of a size chart; an unknown one is shown by its key. */
export function measureLabel(key: string): LocalText {
  return labels[key] ?? { en: key, jp: key };
}

const order = Object.keys(labels);

/** Body from top to bottom, then the garment; what has no name comes last. */
export function compareMeasures(one: string, other: string): number {
  return rankOf(one) - rankOf(other) || one.localeCompare(other);
}

function rankOf(key: string): number {
  const place = order.indexOf(key);
  return place === -1 ? order.length : place;
}

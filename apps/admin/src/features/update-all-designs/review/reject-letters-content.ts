import type { LocalText } from '@orime/contracts';

export const LETTER_KEYS = ['pictures', 'description', 'materials', 'sizes', 'price', 'rights'] as const;
export type LetterKey = (typeof LETTER_KEYS)[number];

/** What is often wrong with a design, as its designer reads it. Both languages: the letter is in the designer's, not in the reader's. */
export const REJECT_LETTERS: Readonly<Record<LetterKey, LocalText>> = {
  pictures: {
    en: 'The pictures do not show the garment well enough yet. Please add sharp pictures in daylight of the front, the back and one detail, at least 1,600 pixels high.',
    jp: '写真だけでは作品の様子が十分に伝わりません。正面・背面・細部の3点を、自然光でピントの合った状態（縦1,600ピクセル以上）で追加してください。',
  },
  description: {
    en: 'The description does not yet tell a buyer what the garment is. Please say how it is made, how it feels and how it fits, in both languages.',
    jp: '説明文から作品の特徴が読み取れません。作り方・着心地・サイズ感を、日本語と英語の両方でお書きください。',
  },
  materials: {
    en: 'The composition is incomplete or does not match the description. Please name every fiber with its percentage; the law asks for it.',
    jp: '素材の表示が不足しているか、説明文と一致していません。法令で定められているため、すべての繊維とその割合をご記入ください。',
  },
  sizes: {
    en: 'Sizes or measurements are missing or do not fit each other. Please check the size chart of this garment.',
    jp: 'サイズまたは寸法が不足しているか、内容に食い違いがあります。この作品のサイズ表をご確認ください。',
  },
  price: {
    en: 'The price looks like a mistake, or differs too much between the currencies. Please check it, also for wholesale.',
    jp: '価格に誤りがあるか、通貨ごとの差が大きすぎるようです。卸価格も含めてご確認ください。',
  },
  rights: {
    en: 'The print or the name seems to belong to somebody else. Please send us proof that you may use it, or hand in the design without it.',
    jp: '柄または名称が第三者の権利にあたる可能性があります。使用の許可を示すものをお送りいただくか、別の内容で再度ご提出ください。',
  },
};

import type { LocalText } from '@orime/contracts';

export const HEARD_WORDS = {
  title: { en: 'One question', jp: 'ひとつだけ、お聞かせください' },
  lead: { en: 'It takes ten seconds and tells us where to be.', jp: '10秒ほどで終わります。今後の活動の参考にいたします。' },
  question: { en: 'How did you hear about us?', jp: 'Orimeをどこでお知りになりましたか？' },
  detail: { en: 'Would you like to say more?', jp: '差し支えなければ、詳しくお聞かせください' },
  order: { en: 'Order number', jp: '注文番号' },
  submit: { en: 'Send answer', jp: '回答を送る' },
  missing: { en: 'Please choose an answer.', jp: '回答を選択してください。' },
  orderWrong: { en: 'An order number has letters, digits and hyphens only.', jp: '注文番号は半角英数字とハイフンで入力してください。' },
  doneTitle: { en: 'Thank you', jp: 'ありがとうございました' },
  doneText: {
    en: 'Your answer helps independent designers to be found.',
    jp: 'いただいた回答は、インディペンデントデザイナーを知っていただくために役立てます。',
  },
  onward: { en: 'See what is new', jp: '新着を見る' },
} as const satisfies Record<string, LocalText>;

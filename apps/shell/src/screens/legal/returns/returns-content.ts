import type { LocalText } from '@orime/contracts';

const say = (en: string, jp: string): LocalText => ({ en, jp });

export const RETURNS = {
  start: {
    title: say('Start a return', '返品のお手続き'),
    text: say(
      'Open the order, choose the pieces and tell us why. Members find theirs on their page; with the number and your e-mail address you find it without an account too.',
      'ご注文を開き、商品と理由をお選びください。会員の方はマイページから、会員登録をされていない方も、注文番号とメールアドレスでお手続きいただけます。',
    ),
    mine: say('Go to my orders', 'ご注文一覧へ'),
    find: say('Start a return', '返品をはじめる'),
  },
  steps: {
    title: say('Four steps', '四つのステップ'),
    list: [
      say('Choose the pieces and a reason in your order.', 'ご注文の画面で、商品と理由を選びます。'),
      say('Print the label once the return is approved.', '承認されたら、返送ラベルを印刷します。'),
      say('Hand in the parcel within seven days.', '七日以内に荷物をお出しください。'),
      say(
        'The studio inspects it; the money is back on your card within five working days.',
        '工房で検品のうえ、五営業日以内にカードへ返金します。',
      ),
    ],
  },
  table: {
    title: say('By market', '地域ごとの条件'),
    condition: say('Condition', '条件'),
    markets: { US: say('United States', '米国'), JP: say('Japan', '日本'), EU: say('European Union', '欧州連合') },
    window: say('Return within', '返品期間'),
    days: (days: number) => say(`${String(days)} days of delivery`, `お届けから${String(days)}日`),
    withdrawal: say('Withdrawal by law', '法定の撤回権'),
    withdrawalDays: { US: say('none', 'なし'), JP: say('none', 'なし'), EU: say('14 days, no reason needed', '14日間、理由不要') },
    parcel: say('Parcel back', '返送料'),
    faulty: say('If faulty or wrong', '不良・誤配送の場合'),
    free: say('free', '無料'),
    delivery: say('Standard delivery', '通常送料'),
    freeFrom: say('Free delivery from', '送料無料の金額'),
  },
} as const;

import type { CreditOffer } from '@orime/commerce';
import type { Language } from '@orime/contracts';

interface PamphletTexts {
  readonly title: string;
  readonly dek: string;
  readonly how: string;
  readonly steps: readonly (readonly [title: string, text: string])[];
  readonly terms: string;
  readonly conditions: (offer: CreditOffer) => readonly (readonly [label: string, text: string])[];
  readonly featured: string;
  readonly join: string;
  readonly joinText: string;
}

/** The words of the brochure. No prices: they are for verified buyers. */
export const pamphletTexts: Readonly<Record<Language, PamphletTexts>> = {
  en: {
    title: 'Wholesale',
    dek: 'Independent designers from Japan and beyond, for stores that choose with care: one account, one line sheet, one person to talk to.',
    how: 'How it works',
    steps: [
      ['Register your store', 'Tell us about your company and send your license or resale certificate. We answer within two working days.'],
      [
        'See the line',
        'Once you are verified you see every price, minimum and delivery window, and take line sheets with you as PDF or spreadsheet.',
      ],
      [
        'Order by style',
        'Fill in sizes style by style. Your order is split by designer, and each designer confirms it together with your account manager.',
      ],
      [
        'Receive and reorder',
        'Designers ship straight to your door. Everything stays in your account: invoices, parcels, and a reorder in one step.',
      ],
    ],
    terms: 'Terms at a glance',
    conditions: ({ depositPercent, netDays }) => [
      ['Minimums', 'Set by each designer: units for a style, and an amount for a first order and for reorders.'],
      ['Delivery', 'In windows with a closing date for orders. Goods in stock ship at once.'],
      ['Payment', `In advance, with a deposit of ${depositPercent} %, or ${netDays.join(' or ')} days after the invoice, by agreement.`],
      ['Currencies', 'US dollars, Japanese yen and euros. Prices are without tax.'],
    ],
    featured: 'From the line',
    join: 'Become a buyer',
    joinText: 'Scan the code, or go to',
  },
  jp: {
    title: '卸売のご案内',
    dek: '国内外のインディペンデントデザイナーの服を、目の届く品揃えを大切にされるお店へ。ひとつのアカウント、ひとつのラインシート、ひとりの担当者で承ります。',
    how: 'ご利用の流れ',
    steps: [
      ['店舗のご登録', '会社情報をご入力のうえ、登記事項証明書などの書類をお送りください。2営業日以内にご連絡いたします。'],
      ['ラインシートの閲覧', '審査完了後、卸価格・最低発注数・納期をすべてご覧いただけます。ラインシートはPDFまたはExcelで保存できます。'],
      [
        '品番ごとのご発注',
        '品番ごとにサイズと数量をご入力ください。ご発注はデザイナーごとに分かれ、各デザイナーと担当者が内容を確認いたします。',
      ],
      ['納品と追加発注', '商品はデザイナーより直接お届けします。請求書や配送状況はアカウントでご確認いただけ、追加のご発注も簡単です。'],
    ],
    terms: 'お取引条件の概要',
    conditions: ({ depositPercent, netDays }) => [
      ['最低発注数', '品番ごとの数量と、初回・追加のご発注金額をデザイナーが定めています。'],
      ['納期', '受注締切日のある納期ごとに出荷します。在庫品はすぐに出荷いたします。'],
      ['お支払い', `前払い、前金${depositPercent}%、または請求後${netDays.map((days) => `${days}日`).join('・')}払い（審査による）。`],
      ['通貨', '米ドル、日本円、ユーロ。価格は税抜です。'],
    ],
    featured: '取り扱いブランドより',
    join: 'バイヤー登録',
    joinText: '二次元コードを読み取るか、次のページへアクセスしてください。',
  },
};

import type { PolicySource } from './policy-source.ts';

export const returns: PolicySource = {
  slug: 'returns',
  version: '2026-10-15',
  effectiveAt: '2026-10-15T00:00:00.000Z',
  en: {
    title: 'Return policy',
    sections: [
      {
        heading: 'Thirty days',
        paragraphs: [
          'You may return a piece within thirty days of delivery, unworn, unwashed and with its tags on. Trying it on at home is what the thirty days are for.',
        ],
      },
      {
        heading: 'How it works',
        paragraphs: [
          'Open the order, choose the pieces and a reason, and print the label. Hand in the parcel within seven days of the approval. The studio inspects it within three working days of its arrival; the money is returned to the card you paid with within five more.',
          'Without an account, use the link in the confirmation e-mail.',
        ],
      },
      {
        heading: 'What cannot be returned',
        paragraphs: [
          'Pieces made to order or altered for you, one-off pieces, and pieces marked final sale, unless they are faulty or not as described.',
          'In the European Union you have the right to withdraw within fourteen days without a reason; that right does not cover pieces made to your specification.',
        ],
      },
      {
        heading: 'What it costs',
        paragraphs: [
          'United States: USD 15 per parcel, taken from the refund. Japan: JPY 1,500. European Union: EUR 15. Free of charge everywhere if the piece is faulty, or is not what you ordered.',
          'The original delivery cost is refunded when everything in a parcel goes back.',
        ],
      },
      {
        heading: 'Faulty pieces',
        paragraphs: [
          'Tell us within two years of delivery. The studio will repair or replace the piece, or refund it, and pays for carriage. A change that the description announced, such as indigo that fades, is not a fault.',
        ],
      },
      {
        heading: 'Exchanges',
        paragraphs: [
          'We do not exchange, since the size you want may be sold while the parcel travels. Order the other size now, and return the first.',
        ],
      },
      {
        heading: 'Wholesale',
        paragraphs: ['Shops report faults and shortages within ten days of delivery. Other returns need the designer’s agreement.'],
      },
      {
        heading: 'Information under the Act on Specified Commercial Transactions (Japan)',
        paragraphs: [
          'Seller: the designer named on the product page; name, address and telephone number are supplied without delay on request. Operator of the site: Orime KK, 0-14 Yanaka 2-chome, Taito-ku, Tokyo 110-0001; responsible person: Asami Toba; help@example.com; telephone number supplied without delay on request.',
          'Price: as shown on each product page, including consumption tax. Further costs: delivery, JPY 1,500 per seller, free from JPY 20,000 per seller. Payment: by card, when the order is accepted. Delivery: within three working days, or, for pieces made to order, within the days shown.',
          'Returns: as set out above. Withdrawal after a change of mind within thirty days, at the customer’s cost; faulty pieces at the seller’s cost.',
        ],
      },
    ],
  },
  jp: {
    title: '返品規定',
    sections: [
      {
        heading: '三十日間',
        paragraphs: [
          'お届けから三十日以内で、未着用・未洗濯、タグの付いた商品は返品していただけます。ご自宅で試着していただくための三十日です。',
        ],
      },
      {
        heading: 'お手続き',
        paragraphs: [
          'ご注文の画面で商品と理由を選び、ラベルを印刷してください。承認から七日以内にお送りください。到着後三営業日以内に工房が検品し、その後五営業日以内に、お支払いに使われたカードへ返金します。',
          '会員登録をされていない方は、確認メールのリンクからお手続きいただけます。',
        ],
      },
      {
        heading: '返品できないもの',
        paragraphs: [
          '受注生産やお直しをした商品、一点もの、「返品不可」と記載された商品は、不良または説明と異なる場合を除き、返品できません。',
          '欧州連合にお住まいの方は、理由を問わず十四日以内に契約を撤回できます。ただし、お客様の指定によりつくられた商品は除きます。',
        ],
      },
      {
        heading: '費用',
        paragraphs: [
          '日本：一個口1,500円。米国：15米ドル。欧州連合：15ユーロ。返金額から差し引きます。不良品またはご注文と異なる商品の場合は、いずれの地域でも無料です。',
          '一個口のすべての商品を返品される場合は、最初の送料も返金します。',
        ],
      },
      {
        heading: '不良品',
        paragraphs: [
          'お届けから二年以内にお知らせください。工房が修理、交換または返金を行い、送料を負担します。藍の色落ちなど、説明に記載された変化は不良にはあたりません。',
        ],
      },
      {
        heading: '交換',
        paragraphs: [
          '輸送中にご希望のサイズが売れてしまうことがあるため、交換は行っていません。ご希望のサイズを先にご注文のうえ、はじめの商品をご返品ください。',
        ],
      },
      {
        heading: '卸売',
        paragraphs: ['不良や数量の不足は、納品から十日以内にお知らせください。その他の返品にはデザイナーの同意が必要です。'],
      },
      {
        heading: '特定商取引法に基づく表記',
        paragraphs: [
          '販売業者：商品ページに記載のデザイナー（氏名・住所・電話番号は、ご請求があれば遅滞なく開示いたします）。サイト運営者：Orime株式会社、〒110-0001 東京都台東区谷中2丁目0番14号。運営責任者：鳥羽麻美。連絡先：help@example.com（電話番号は、ご請求があれば遅滞なく開示いたします）。',
          '販売価格：各商品ページに表示（消費税込み）。商品代金以外の必要料金：送料は出品者ごとに1,500円、出品者ごとの合計20,000円以上で無料。お支払い方法：クレジットカード。お支払い時期：契約成立時。引渡し時期：三営業日以内に発送、受注生産の商品は各ページに記載の日数以内。',
          '返品・交換：上記のとおり。お客様のご都合による返品は三十日以内、送料はお客様のご負担。不良品の返品は、送料を出品者が負担します。',
        ],
      },
    ],
  },
};

import type { PolicySource } from './policy-source.ts';

export const resale: PolicySource = {
  slug: 'resale',
  version: '2026-09-01',
  effectiveAt: '2026-09-01T00:00:00.000Z',
  en: {
    title: 'Resale disclaimer',
    sections: [
      {
        heading: 'A second owner',
        paragraphs: [
          'We like the idea of a garment with several owners. Anyone may resell what they have bought on Orime, and needs nobody’s permission to do so.',
          'This page says what we can and cannot promise to the person who buys it from them.',
        ],
      },
      {
        heading: 'What we can confirm',
        paragraphs: [
          'One-off pieces and private reserve pieces carry a serial number. If you send us the number and a photograph of the label, we tell you whether a piece with that number was sold here, when, and in what condition. We do not tell you to whom.',
          'For other pieces we can say whether a design was sold on Orime in a given size and color.',
        ],
      },
      {
        heading: 'What we cannot',
        paragraphs: [
          'We do not authenticate garments we have not seen. A serial number can be copied. A confirmation from us is not an expert opinion, and creates no warranty on our part or that of the designer.',
          'Sales outside Orime are between the people who make them. Our return policy, delivery terms and payment protection do not apply to them.',
        ],
      },
      {
        heading: 'Sellers and warranty',
        paragraphs: [
          'Where the law or the designer grants a warranty, it passes to the next owner unless the designer says otherwise on the product page. Many studios repair their own work whoever brings it; ask them.',
        ],
      },
      {
        heading: 'Shops',
        paragraphs: [
          'Wholesale buyers may not resell through off-price channels while a season is being delivered, as set out in the order terms of each designer.',
        ],
      },
      {
        heading: 'Copies',
        paragraphs: [
          'If you believe that a copy is being offered as an original, on Orime or elsewhere, please use the report form. Reports are read by a person within two working days.',
        ],
      },
    ],
  },
  jp: {
    title: '再販売に関するご案内',
    sections: [
      {
        heading: '次の持ち主へ',
        paragraphs: [
          '一着の服に何人もの持ち主がいることを、私たちは好ましく思っています。Orimeで購入された服は、どなたでも、誰の許可もなく再販売していただけます。',
          '本ページでは、その服を次に買われる方に対して、当社がお約束できること、できないことをご説明します。',
        ],
      },
      {
        heading: '確認できること',
        paragraphs: [
          '一点ものとプライベート・リザーブの作品には通し番号があります。番号とラベルの写真をお送りいただければ、その番号の作品が当サイトで販売されたか、いつ、どのような状態であったかをお答えします。購入者についてはお答えできません。',
          'その他の商品については、その型・サイズ・色の販売があったかどうかをお答えします。',
        ],
      },
      {
        heading: '確認できないこと',
        paragraphs: [
          '当社は、実物を見ていない服の真贋鑑定を行いません。番号は写されることがあります。当社の回答は鑑定ではなく、当社またはデザイナーによる保証を生じさせるものではありません。',
          'Orimeの外での売買は当事者間のものであり、当サイトの返品規定、配送条件、決済の保護は適用されません。',
        ],
      },
      {
        heading: '保証の承継',
        paragraphs: [
          '法律またはデザイナーによる保証は、商品ページに別段の記載がないかぎり、次の持ち主に引き継がれます。誰が持ち込んでも自分の仕事を直す、という工房も少なくありません。どうぞお尋ねください。',
        ],
      },
      {
        heading: '店舗の方へ',
        paragraphs: [
          '卸売バイヤーは、各デザイナーの取引条件に定めるとおり、当該シーズンの納品期間中、割引専門の販路で商品を再販売することはできません。',
        ],
      },
      {
        heading: '模倣品',
        paragraphs: [
          'Orimeの内外を問わず、模倣品が真正品として販売されていると思われる場合は、通報フォームをご利用ください。二営業日以内に担当者が確認します。',
        ],
      },
    ],
  },
};

import type { PolicySource } from './policy-source.ts';

export const vendor: PolicySource = {
  slug: 'vendor',
  version: '2026-09-01',
  effectiveAt: '2026-09-01T00:00:00.000Z',
  en: {
    title: 'Vendor agreement',
    sections: [
      {
        heading: 'Parties',
        paragraphs: [
          'This agreement is between Orime KK (“Orime”) and the designer or producer who accepts it (“you”). It is accepted once, electronically, by a person entitled to sign for the studio. Version, time and address of the acceptance are recorded.',
        ],
      },
      {
        heading: 'What you sell',
        paragraphs: [
          'Only work you designed or are licensed to sell, made as the page says it was made. You state composition, origin, care and the house that produced it. Names of makers are published with their consent, and you may not use a pattern whose makers have asked that it not be used.',
        ],
      },
      {
        heading: 'Review',
        paragraphs: [
          'An editor looks at each design before it appears, as a rule within two working days, and at later changes of price, picture or text. A refusal gives its reason and can be answered.',
        ],
      },
      {
        heading: 'Prices',
        paragraphs: [
          'You set them, in each currency. You do not sell the same piece for less elsewhere on the same day. The lowest price of the past thirty days is shown beside a reduction.',
        ],
      },
      {
        heading: 'Commission and payment',
        paragraphs: [
          'Orime keeps 15 per cent of the retail price paid, without delivery and tax, and 8 per cent of wholesale orders. There is no fee for listing. The rest is paid out fourteen days after delivery, weekly, with a statement. On a return the commission is given back.',
        ],
      },
      {
        heading: 'Delivery',
        paragraphs: [
          'Pieces in stock leave within three working days, pieces made to order within the days you stated. You pack so that a garment arrives fit to wear. If you go away, switch on holiday mode beforehand.',
        ],
      },
      {
        heading: 'Returns and faults',
        paragraphs: ['The return policy applies to your sales. Faults are repaired, replaced or refunded at your cost for two years.'],
      },
      {
        heading: 'Data',
        paragraphs: [
          'You receive customers’ addresses to send parcels, not to write letters. You delete them when the return period is over, unless the law requires you to keep them.',
        ],
      },
      {
        heading: 'Pictures and words',
        paragraphs: [
          'They remain yours. Orime may show them on the site, in its newsletter and to the press with your name beside them. Editors write the text in the other language; you may ask for changes.',
        ],
      },
      {
        heading: 'Promoters',
        paragraphs: [
          'You may give another designer a code and a share of sales made with it. The share comes from your part. When you end it the code stops, and what was earned is still paid.',
        ],
      },
      {
        heading: 'Ending it',
        paragraphs: [
          'Either side may end this agreement with thirty days’ notice, at once for a serious breach. Open orders are fulfilled and accounts settled. Japanese law applies; the court is the Tokyo District Court.',
        ],
      },
    ],
  },
  jp: {
    title: '出品者契約',
    sections: [
      {
        heading: '当事者',
        paragraphs: [
          '本契約は、Orime株式会社（以下「Orime」）と、これに同意したデザイナーまたは生産者（以下「出品者」）との間の契約です。工房を代表する権限のある方が、電磁的方法により一度同意するものとし、版・日時・接続元を記録します。',
        ],
      },
      {
        heading: '販売するもの',
        paragraphs: [
          '出品者が自らデザインした、または販売の許諾を得た作品に限り、ページの記載どおりにつくられたものを販売します。組成、原産国、取扱い、生産者を明示してください。作り手の名は本人の同意を得て掲載します。作り手が使用を望まない柄を用いることはできません。',
        ],
      },
      {
        heading: '審査',
        paragraphs: [
          '掲載前に編集者が各デザインを確認します。原則として二営業日以内です。掲載後の価格・画像・文章の変更も同様です。却下の際は理由を示し、出品者は回答することができます。',
        ],
      },
      {
        heading: '価格',
        paragraphs: [
          '価格は通貨ごとに出品者が定めます。同じ日に同じ商品を他所でより安く販売することはできません。値下げの際は、過去三十日間の最安値を併記します。',
        ],
      },
      {
        heading: '手数料とお支払い',
        paragraphs: [
          'Orimeは、送料と税を除く小売代金の15％、卸売注文の8％を手数料として受領します。掲載料はありません。残額は配達の十四日後から、週ごとに、明細を添えてお支払いします。返品の際は手数料をお返しします。',
        ],
      },
      {
        heading: '発送',
        paragraphs: [
          '在庫のある商品は三営業日以内、受注生産の商品は表示した日数以内に発送してください。着られる状態で届くよう梱包してください。不在の際は、事前に休業の設定をお願いします。',
        ],
      },
      {
        heading: '返品と不良',
        paragraphs: ['出品者の販売には返品規定が適用されます。不良については、二年間、出品者の費用で修理、交換または返金を行います。'],
      },
      {
        heading: '個人情報',
        paragraphs: [
          'お客様の住所は発送のために提供されるもので、案内状の送付には使用できません。法令により保存が必要な場合を除き、返品期間の終了後に削除してください。',
        ],
      },
      {
        heading: '写真と文章',
        paragraphs: [
          '権利は出品者に残ります。Orimeは、出品者名を添えて、サイト、ニュースレターおよび報道向けに使用することができます。もう一方の言語の文章は編集者が書き、出品者は修正を求めることができます。',
        ],
      },
      {
        heading: '紹介者',
        paragraphs: [
          '出品者は、他のデザイナーにコードと売上の一部を与えることができます。その分は出品者の取り分から支払われます。終了するとコードは無効になりますが、それまでの分は支払われます。',
        ],
      },
      {
        heading: '終了',
        paragraphs: [
          'いずれの当事者も、三十日前の通知により、重大な違反があるときは直ちに、本契約を終了できます。未了の注文は履行し、精算します。準拠法は日本法、管轄は東京地方裁判所とします。',
        ],
      },
    ],
  },
};

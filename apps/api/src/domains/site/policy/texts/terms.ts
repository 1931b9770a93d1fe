import type { PolicySource } from './policy-source.ts';

export const terms: PolicySource = {
  slug: 'terms',
  version: '2026-11-15',
  effectiveAt: '2026-11-15T00:00:00.000Z',
  en: {
    title: 'Terms of service',
    sections: [
      {
        heading: 'Who we are',
        paragraphs: [
          'Orime is a marketplace operated by Orime KK, 0-14 Yanaka 2-chome, Taito-ku, Tokyo 110-0001, Japan (“we”). Designers and producers (“sellers”) offer their work on it to people who buy for themselves (“customers”) and to verified shops (“buyers”).',
          'These terms apply to everyone who uses the site. Sellers have also accepted the vendor agreement.',
        ],
      },
      {
        heading: 'The contract of sale',
        paragraphs: [
          'When you order, you buy from the seller whose name stands beside the piece, not from us. We take the order, hold the payment and hand it on. An order of pieces by several sellers is one purchase and several contracts.',
          'Your order is an offer. It is accepted when the confirmation e-mail is sent. If a seller cannot deliver, the order is cancelled and the payment is returned in full within five working days.',
        ],
      },
      {
        heading: 'Prices and payment',
        paragraphs: [
          'Prices are set by sellers in US dollars, yen and euros. In Japan and the European Union they include tax; in the United States, taxes and duties that may fall due are shown before you pay or are collected on delivery. Delivery costs are shown before you confirm.',
          'Payment is taken when the order is accepted. For pieces made to order it is taken at once, since the cloth is cut for you.',
        ],
      },
      {
        heading: 'Delivery',
        paragraphs: [
          'Each seller sends their own parcel. Pieces in stock leave within three working days; made-to-order pieces within the number of days stated on their page. If a seller is more than ten days late, you may cancel without giving a reason.',
        ],
      },
      {
        heading: 'Returns',
        paragraphs: [
          'The return policy is part of these terms. It does not limit the rights which the law of your country gives you as a consumer.',
        ],
      },
      {
        heading: 'Your account',
        paragraphs: [
          'Keep your password to yourself and tell us if you think that somebody else has it. You must be 16 or older to have an account. You may delete it at any time; orders that the law requires us to keep are kept without being shown.',
        ],
      },
      {
        heading: 'What you may not do',
        paragraphs: [
          'You may not offer copies as originals, use pictures or patterns that are not yours, harass others in messages or reviews, collect data from the site by machine without our written consent, or try to reach parts of the site that are not meant for you. We may suspend an account which does this and will say why.',
        ],
      },
      {
        heading: 'Content',
        paragraphs: [
          'Pictures and texts belong to those who made them. By uploading you allow us to show them on Orime and in its newsletter, and to fit them to different screens, for as long as they are on the site.',
        ],
      },
      {
        heading: 'Liability',
        paragraphs: [
          'We are liable without limit for harm to life and health and for intent or gross negligence. Otherwise our liability is limited to the amount you paid for the order in question. Mandatory consumer law is unaffected.',
        ],
      },
      {
        heading: 'Law and disputes',
        paragraphs: [
          'Japanese law applies. If you are a consumer, you also keep the protection of the mandatory rules of the country you live in, and may bring a case there. Please write to us first: help@example.com. Most things can be put right by a person within two days.',
        ],
      },
      {
        heading: 'Changes',
        paragraphs: [
          'We announce changes thirty days before they apply, by e-mail and on this page. Earlier versions are sent on request. Orders follow the version that was in force when they were placed.',
        ],
      },
    ],
  },
  jp: {
    title: '利用規約',
    sections: [
      {
        heading: '当社について',
        paragraphs: [
          'Orimeは、Orime株式会社（〒110-0001 東京都台東区谷中2丁目0番14号、以下「当社」）が運営する市場です。デザイナーおよび生産者（以下「出品者」）が、個人のお客様と、認証を受けた店舗（以下「バイヤー」）に作品を販売します。',
          '本規約は、当サイトを利用するすべての方に適用されます。出品者には、あわせて出品者契約が適用されます。',
        ],
      },
      {
        heading: '売買契約',
        paragraphs: [
          'ご注文の際の売主は、当社ではなく、商品に記載された出品者です。当社は注文を受け付け、代金をお預かりし、出品者へ引き渡します。複数の出品者の商品を含むご注文は、一度のお買い物であり、契約は出品者ごとに成立します。',
          'ご注文は契約の申込みであり、当社が確認メールを送信した時点で契約が成立します。出品者が商品をお届けできない場合、ご注文は取り消され、代金は五営業日以内に全額返金されます。',
        ],
      },
      {
        heading: '価格とお支払い',
        paragraphs: [
          '価格は出品者が米ドル、日本円、ユーロのそれぞれで定めます。日本および欧州連合では税込価格を表示します。米国では、税金や関税がかかる場合、お支払い前に表示するか、配達時に徴収されます。送料はご注文の確定前に表示します。',
          '代金は契約の成立時に決済されます。受注生産の商品は、お客様のために布を裁つため、ご注文時に決済されます。',
        ],
      },
      {
        heading: 'お届け',
        paragraphs: [
          '商品は出品者ごとに発送されます。在庫のある商品は三営業日以内、受注生産の商品は商品ページに記載の日数以内に発送します。発送が十日を超えて遅れた場合、理由を問わずご注文を取り消すことができます。',
        ],
      },
      { heading: '返品', paragraphs: ['返品規定は本規約の一部です。お住まいの国の法律が消費者に認める権利を制限するものではありません。'] },
      {
        heading: 'アカウント',
        paragraphs: [
          'パスワードはご本人が管理し、第三者に知られたおそれがあるときは当社にお知らせください。登録できるのは十六歳以上の方です。アカウントはいつでも削除できます。法令により保存が必要な注文の記録は、表示されない形で保存されます。',
        ],
      },
      {
        heading: '禁止事項',
        paragraphs: [
          '模倣品を真正品として販売すること、権利を持たない画像や柄を使用すること、メッセージ等で他者に嫌がらせをすること、当社の書面による同意なく機械的に情報を収集すること、権限のない領域に侵入しようとすることを禁じます。違反があった場合、理由をお知らせしたうえでアカウントを停止することがあります。',
        ],
      },
      {
        heading: 'コンテンツ',
        paragraphs: [
          '写真や文章の権利は、それをつくった方に帰属します。投稿された方は、掲載されている間、当社がそれをOrimeおよびニュースレターに表示し、画面に合わせて調整することを許諾するものとします。',
        ],
      },
      {
        heading: '責任',
        paragraphs: [
          '生命・身体への損害、および当社の故意または重過失による損害について、当社の責任は制限されません。それ以外の場合、当社の責任は、対象となるご注文でお支払いいただいた金額を上限とします。消費者契約法その他の強行法規の適用を妨げるものではありません。',
        ],
      },
      {
        heading: '準拠法と紛争',
        paragraphs: [
          '本規約は日本法に準拠します。消費者の方は、お住まいの国の強行法規による保護を受け、当該国の裁判所に訴えることもできます。まずは help@example.com までご連絡ください。たいていのことは、二日以内に担当者が解決いたします。',
        ],
      },
      {
        heading: '変更',
        paragraphs: [
          '変更は、適用の三十日前までに、メールおよび本ページでお知らせします。以前の版は、ご請求いただければお送りします。ご注文には、注文時に有効であった版が適用されます。',
        ],
      },
    ],
  },
};

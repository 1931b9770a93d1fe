import type { PolicySource } from './policy-source.ts';

export const privacy: PolicySource = {
  slug: 'privacy',
  version: '2026-11-15',
  effectiveAt: '2026-11-15T00:00:00.000Z',
  en: {
    title: 'Privacy policy',
    sections: [
      {
        heading: 'In short',
        paragraphs: [
          'We keep what is needed to sell you a garment and to answer you afterward. We do not sell data, we show no third-party advertising, and nothing about you is measured until you agree.',
        ],
      },
      {
        heading: 'Who is responsible',
        paragraphs: [
          'Orime KK, 0-14 Yanaka 2-chome, Taito-ku, Tokyo 110-0001, Japan, privacy@example.com. For people in the European Union this policy follows the GDPR; in Japan, the Act on the Protection of Personal Information.',
        ],
      },
      {
        heading: 'What we keep, and why',
        paragraphs: [
          'Orders: name, address, e-mail, what was bought and what was paid, in order to fulfil the contract and because tax law requires it, for seven years. The seller receives what is needed to send the parcel.',
          'Accounts: e-mail, a hashed password, language, market and the sizes you choose to enter, for as long as the account exists.',
          'Wholesale buyers: company details and documents, seen only by you, your account manager and administrators, for as long as the business relationship lasts.',
          'Messages: what you write to sellers and to us, for two years after the last reply.',
          'Security: the address and device of a session, for thirty days.',
        ],
      },
      {
        heading: 'What is stored in your browser',
        paragraphs: [
          'Necessary: your sign-in, your cart, the language, theme and market you chose, and unsaved work. It is what makes the site function and needs no consent. Each entry, what it is for and how long it is kept stand in the table on this page.',
          'With your consent: a record of pages visited on Orime, without your name, kept by us and by no one else. You can change your mind at any time on this page.',
        ],
      },
      {
        heading: 'Who else sees it',
        paragraphs: [
          'The payment provider, which receives your card details directly; we never see them. The carrier. The companies that host our servers and send our e-mail, who act on our instructions. If data leaves your country, contracts approved by the authorities protect it.',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'You may ask for a copy of your data, have it corrected or deleted, object to its use, or take it elsewhere. Use the form on this page or write to us; we answer within thirty days. You may also complain to the data protection authority where you live.',
        ],
      },
      { heading: 'Newsletter', paragraphs: ['Only if you ask for it. Every letter has a link that ends it at once.'] },
      {
        heading: 'Children',
        paragraphs: [
          'Orime is not meant for people under 16. Applications by models under 18 need the consent of a guardian and are kept for six months at most.',
        ],
      },
    ],
  },
  jp: {
    title: 'プライバシーポリシー',
    sections: [
      {
        heading: '要点',
        paragraphs: [
          '服をお届けし、その後のお問い合わせにお答えするために必要な情報だけをお預かりします。情報を販売すること、第三者の広告を表示することはありません。同意をいただくまで、閲覧の計測は行いません。',
        ],
      },
      {
        heading: '管理責任者',
        paragraphs: [
          'Orime株式会社（〒110-0001 東京都台東区谷中2丁目0番14号、privacy@example.com）。日本では個人情報保護法に、欧州連合ではGDPRに従います。',
        ],
      },
      {
        heading: 'お預かりする情報と目的',
        paragraphs: [
          'ご注文：氏名、住所、メールアドレス、購入内容と金額。契約の履行と税法上の義務のため、七年間保存します。発送に必要な情報は出品者に提供されます。',
          'アカウント：メールアドレス、ハッシュ化したパスワード、言語、市場、任意で登録されたサイズ。アカウントがある間保存します。',
          '卸売バイヤー：会社情報と書類。ご本人、担当者、管理者だけが閲覧し、お取引の続く間保存します。',
          'メッセージ：出品者や当社へのご連絡。最後の返信から二年間保存します。',
          '安全のための記録：接続元と端末の情報。三十日間保存します。',
        ],
      },
      {
        heading: 'ブラウザに保存される情報',
        paragraphs: [
          '必要なもの：ログイン状態、カート、選ばれた言語・テーマ・市場、保存前の作業内容。サイトが機能するためのもので、同意を必要としません。各項目の用途と保存期間は、本ページの表に記載しています。',
          '同意をいただいた場合：Orime内で閲覧したページの記録。お名前とは結びつけず、当社だけが保有します。同意は本ページでいつでも変更できます。',
        ],
      },
      {
        heading: '情報の提供先',
        paragraphs: [
          '決済事業者（カード情報は直接送信され、当社は取得しません）、配送業者、サーバーの運用およびメール送信の委託先。委託先は当社の指示に従って取り扱います。国外へ移転する場合は、当局の認める契約により保護します。',
        ],
      },
      {
        heading: 'お客様の権利',
        paragraphs: [
          'ご自身の情報の開示、訂正、削除、利用停止、移転を求めることができます。本ページのフォームまたはメールでお申し出ください。三十日以内にお答えします。お住まいの地域の監督機関に申し立てることもできます。',
        ],
      },
      {
        heading: 'ニュースレター',
        paragraphs: ['お申し込みいただいた方にだけお送りします。どの号にも、すぐに停止できるリンクがあります。'],
      },
      {
        heading: '未成年の方',
        paragraphs: [
          'Orimeは十六歳未満の方を対象としていません。十八歳未満のモデル応募には保護者の同意が必要で、情報の保存は最長六か月です。',
        ],
      },
    ],
  },
};

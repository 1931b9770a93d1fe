import type { LocalText } from '@orime/contracts';
import type { Question } from '../landing/question-list.tsx';
import type { Reason } from '../landing/reason-list.tsx';

const say = (en: string, jp: string): LocalText => ({ en, jp });

/** The page's words. They belong to the shell and change with it; every number in the table is read from the settings. */
export const FOR_BRANDS = {
  title: say('Sell what you make, under your own name', 'あなたの服を、あなたの名前で'),
  lead: say(
    'A shop, a wholesale catalog and a place in the magazine, in English and Japanese. You cut and sew; we bring people who read the label before they read the price.',
    '英語と日本語で開かれた、お店と卸カタログとマガジン。あなたは服づくりに専念し、値札よりも先にタグを読む人たちを、私たちがお連れします。',
  ),
  apply: say('Apply to sell', '出品を申し込む'),
  agreement: say('Read the vendor agreement', '出品者契約を読む'),
  reasons: {
    title: say('What you get', 'Orimeでできること'),
    list: [
      {
        title: say('Two languages, three currencies', '二つの言語、三つの通貨'),
        text: say(
          'Your pages stand in English and Japanese. You set your own price in dollars, yen and euros; nothing is converted over your head.',
          'ページは英語と日本語の両方で公開されます。価格は米ドル・日本円・ユーロのそれぞれをご自身で決められ、自動換算で変わることはありません。',
        ),
      },
      {
        title: say('One design, three ways to sell it', 'ひとつのデザインに、三つの売り方'),
        text: say(
          'From stock, made to order with your own lead time, or by size run to verified shops with minimums you decide on.',
          '在庫から、制作期間を決めて受注生産で、あるいは最低数量を定めて審査済みのお店への卸で。同じデザインを、それぞれの方法で販売できます。',
        ),
      },
      {
        title: say('A name on every page', 'すべてのページに、あなたの名前'),
        text: say(
          'The maker is named wherever the work is shown, with the house that wove, dyed or sewed it. Pictures and words stay yours.',
          '作品を紹介するすべてのページに、作り手の名前と、織り・染め・縫いを担った工房の名前を記します。写真と文章の権利は、あなたに残ります。',
        ),
      },
      {
        title: say('One payment, divided at once', '一度のお支払いを、その場で分配'),
        text: say(
          'Somebody buys from you and two others in one go. Your part is booked to you the moment the order stands, and you can see where it is.',
          '複数の工房の服が一度に購入されても、あなたの取り分は注文が成立した時点で記帳され、いつでも確認できます。',
        ),
      },
    ] satisfies readonly Reason[],
  },
  terms: {
    title: say('What it costs', '費用とお支払い'),
    text: say(
      'Nothing until something is sold. These are the terms in force today.',
      '売れるまで、費用はかかりません。現在の条件は次のとおりです。',
    ),
    caption: say('Commission and payout', '手数料とお支払い'),
    listing: say('Listing a design', '作品の掲載'),
    free: say('Free', '無料'),
    retail: say('Retail sale', '小売の手数料'),
    retailNote: say('of the price paid, without delivery and tax', '送料と税を除く、お支払い金額に対して'),
    wholesale: say('Wholesale order', '卸売の手数料'),
    wholesaleNote: say('of the order, without delivery and tax', '送料と税を除く、ご注文金額に対して'),
    returned: say('Returned piece', '返品された場合'),
    returnedNote: say('the commission is given back', '手数料をお返しします'),
    payout: say('Payout', 'お支払い'),
    payoutAfter: (days: number, every: number) =>
      every === 7
        ? say(`${String(days)} days after delivery, every week`, `お届けから${String(days)}日後、毎週`)
        : say(`${String(days)} days after delivery, every ${String(every)} days`, `お届けから${String(days)}日後、${String(every)}日ごと`),
    payoutNote: say('with a statement of each order', '注文ごとの明細付き'),
    example: (price: string, share: string) =>
      say(`Of a coat that sells for ${price} you receive ${share}.`, `${price}のコートが売れると、${share}があなたの取り分です。`),
  },
  steps: {
    title: say('From here to the first order', '最初のご注文まで'),
    list: [
      {
        title: say('Apply', 'お申し込み'),
        text: say(
          'Tell us who you are and show up to ten pictures. A statement in one language is enough.',
          'お名前と、十点までの写真をお送りください。紹介文は、どちらか一方の言語で十分です。',
        ),
      },
      {
        title: say('Hear from a person', '担当者からのご連絡'),
        text: say(
          'An editor reads every application and answers it by e-mail, with a reason when it is a no.',
          '編集者がすべてのお申し込みに目を通し、メールでお返事します。お断りする場合も、理由をお伝えします。',
        ),
      },
      {
        title: say('Set up your studio', '工房の準備'),
        text: say(
          'Your profile, your designs, sizes and prices. Each design is looked at before it appears, as a rule within two working days.',
          'プロフィール、作品、サイズ、価格をご登録ください。作品は公開前に、原則として二営業日以内に確認します。',
        ),
      },
      {
        title: say('Pack and send', '梱包して発送'),
        text: say(
          'You pack the parcel yourself and add the tracking number. The customer follows every step.',
          'ご自身で梱包し、追跡番号を登録してください。お客様は、お届けまでの様子をご覧いただけます。',
        ),
      },
    ] satisfies readonly Reason[],
  },
  questions: {
    title: say('Questions', 'よくあるご質問'),
    list: [
      {
        question: say('Who may sell on Orime?', '誰が出品できますか？'),
        answer: say(
          'Designers and small houses who show their own work. You need not be registered as a company, but somebody has to be able to sign for the studio.',
          'ご自身の作品を発表するデザイナーや小さなブランドです。法人である必要はありませんが、工房を代表して契約できる方が必要です。',
        ),
      },
      {
        question: say('Do I have to write in both languages?', '両方の言語で書く必要がありますか？'),
        answer: say(
          'No. Write in the one you think in; our editors write the other and you may ask for changes.',
          'いいえ。お考えになる言語でお書きください。もう一方は編集者が書き、修正をお求めいただけます。',
        ),
      },
      {
        question: say('Who pays for delivery and returns?', '送料と返品の費用は誰が負担しますか？'),
        answer: say(
          'The customer pays the delivery rate of their market, and the way back if they change their mind. Repair, replacement or refund of a faulty piece is yours, for two years.',
          '送料は、お客様の地域の料金をお客様が負担します。ご都合による返品の送料も同様です。不良品の修理・交換・返金は、二年間、出品者の負担となります。',
        ),
      },
      {
        question: say('May I sell elsewhere too?', '他の場所でも販売できますか？'),
        answer: say(
          'Yes. We only ask that the same piece is not cheaper elsewhere on the same day.',
          'はい。ただし、同じ日に同じ商品を他所でより安く販売することはお控えください。',
        ),
      },
      {
        question: say('What if I need a break?', 'しばらく休みたいときは？'),
        answer: say(
          'Switch on holiday mode with the day you are back. Your shop stays to be read, and says when it opens again.',
          '再開日を決めて休業の設定をしてください。ショップは閲覧でき、再開日が表示されます。',
        ),
      },
      {
        question: say('How do I leave?', 'やめるときは？'),
        answer: say(
          'With thirty days’ notice. Open orders are fulfilled, accounts are settled, and your pictures go with you.',
          '三十日前にお知らせください。未了のご注文を履行し、精算します。写真はあなたのものです。',
        ),
      },
    ] satisfies readonly Question[],
  },
  closing: {
    title: say('Show us one garment', 'まず一着、見せてください'),
    text: say(
      'The application takes about ten minutes and is kept on your device until you send it.',
      'お申し込みは十分ほど。送信するまで、入力内容はお使いの端末に保存されます。',
    ),
  },
} as const;

import type { LocalText } from '@orime/contracts';
import type { Question } from '../landing/question-list.tsx';
import type { Reason } from '../landing/reason-list.tsx';

const say = (en: string, jp: string): LocalText => ({ en, jp });

/** The page's words. They belong to the shell and change with it, so they are not kept by the api. */
export const FOR_MANUFACTURERS = {
  title: say('Be found by those who need your hands', '手しごとを、求める人のもとへ'),
  lead: say(
    'Mills, dye houses and ateliers stand on the same map as the designers who look for them, with what they can do, how little they take on and how long it takes.',
    '織元、染め場、縫製工房を、作り手を探すデザイナーと同じ地図に。できること、最小数量、納期とあわせて紹介します。',
  ),
  join: say('Join as a producer', '生産者として登録する'),
  directory: say('See who is on the map', '地図で工房を見る'),
  matches: {
    title: say('Who we match', 'こんな工房をつなぎます'),
    text: say(
      'Small runs are the rule here: most designers begin with ten to fifty pieces.',
      'ここでは小ロットが基本です。多くのデザイナーは、十着から五十着で始めます。',
    ),
    list: [
      {
        title: say('Mills and weavers', '織元・織り手'),
        text: say(
          'Cloth by the meter or by the loom: cotton, silk, wool, hemp, and what only your region makes.',
          '綿、絹、毛、麻、そしてその土地でしか織られない布を、一メートルから、一機から。',
        ),
      },
      {
        title: say('Dyers and printers', '染め・捺染'),
        text: say(
          'Vat, resist, block and screen, with colors you can repeat or will say you cannot.',
          '浸染、防染、木版、捺染。再現できる色も、できないと言い切れる色も。',
        ),
      },
      {
        title: say('Cutters and sewers', '裁断・縫製'),
        text: say(
          'From the first sample to a season’s run, in woven cloth, leather or knit.',
          '布帛、革、ニット。ファーストサンプルから一シーズンの量産まで。',
        ),
      },
      {
        title: say('Knitters', 'ニット'),
        text: say(
          'Hand-flat, fully fashioned and whole-garment machines, and people who still link by hand.',
          '手横機、成型、ホールガーメント。手リンキングを続ける方も。',
        ),
      },
      {
        title: say('Embroiderers and finishers', '刺繡・仕上げ'),
        text: say(
          'Needle, bead and machine; pleating, washing, buttons, the last five per cent that is seen first.',
          '針、ビーズ、ミシン刺繡。プリーツ、洗い、ボタン付け。最後の五分は、最初に目に入るところです。',
        ),
      },
      {
        title: say('Pattern makers', 'パタンナー'),
        text: say(
          'Those who turn a drawing into flat pieces that fold back into the drawing.',
          '一枚の絵を平らなパーツに、そして再びその絵へと折り上げる人たちです。',
        ),
      },
    ] satisfies readonly Reason[],
  },
  requirements: {
    title: say('What we ask for', 'お願いしていること'),
    list: [
      say(
        'A workshop of your own that can be visited, with pictures of the room and the machines.',
        '訪ねることのできるご自身の工房と、作業場や機械の写真。',
      ),
      say('A minimum quantity and a lead time that you can keep.', '守ることのできる最小数量と納期。'),
      say('Certificates with number and date of expiry, if you name them.', '認証を記載する場合は、番号と有効期限。'),
      say(
        'Fair pay and safe rooms for everyone who works on an order, also where you subcontract.',
        '外注先も含め、製作に関わるすべての方への公正な賃金と、安全な作業環境。',
      ),
      say('Names and patterns only with the consent of those they belong to.', '作り手の名前や柄は、本人の同意を得て掲載すること。'),
      say(
        'An answer to a request within five working days, even if it is a no.',
        'お問い合わせには、お断りの場合も五営業日以内にお返事を。',
      ),
    ],
  },
  steps: {
    title: say('How it works', 'ご利用の流れ'),
    list: [
      {
        title: say('Create an account', 'アカウントの作成'),
        text: say(
          'Choose “Producer” and confirm your address. There is no fee, now or later.',
          '「生産者」を選び、メールアドレスを確認してください。登録料も月額料金もかかりません。',
        ),
      },
      {
        title: say('Describe the workshop', '工房の紹介'),
        text: say(
          'Capabilities, minimums, lead time, languages, and a place on the map.',
          '技術、最小数量、納期、対応言語、そして地図上の場所をご登録ください。',
        ),
      },
      {
        title: say('Be found', '出会う'),
        text: say(
          'Designers search by technique, country and quantity. Articles and garments that you worked on lead back to your page.',
          'デザイナーは、技術・国・数量で検索します。手がけた服や記事からも、あなたのページへつながります。',
        ),
      },
      {
        title: say('Be named', '名前を残す'),
        text: say(
          'Garments made by you say so on their own page, for whoever buys them.',
          'あなたがつくった服のページには、あなたの名前が記されます。',
        ),
      },
    ] satisfies readonly Reason[],
  },
  questions: {
    title: say('Questions', 'よくあるご質問'),
    list: [
      {
        question: say('Does Orime take a commission on production?', '製作代金に手数料はかかりますか？'),
        answer: say(
          'No. You agree on price and terms with the designer directly; we earn on what is sold in the shop.',
          'いいえ。価格と条件は、デザイナーと直接お決めください。私たちの収入は、ショップでの販売手数料です。',
        ),
      },
      {
        question: say('We speak neither English nor Japanese. Can we join?', '英語も日本語も話せませんが、参加できますか？'),
        answer: say(
          'Yes. State the languages you do speak; designers can search by them.',
          'はい。対応できる言語をご記入ください。デザイナーは言語でも検索できます。',
        ),
      },
      {
        question: say('Can we remain unnamed on a garment?', '服に名前を出さないこともできますか？'),
        answer: say(
          'Yes. A house is named only with its consent, and may withdraw it.',
          'はい。掲載は同意をいただいた場合に限り、いつでも取り消せます。',
        ),
      },
    ] satisfies readonly Question[],
  },
  closing: {
    title: say('Put your workshop on the map', 'あなたの工房を、地図の上に'),
    text: say(
      'It takes an account, ten minutes and a few photographs.',
      '必要なのは、アカウントと十分ほどの時間、そして数枚の写真だけです。',
    ),
  },
} as const;

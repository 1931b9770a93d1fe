/** A conversation of the demo. People are named by their e-mail address, as accounts are; lines go from the oldest on. */
export type ConversationSource = {
  readonly key: string;
  readonly kind: 'direct' | 'group';
  readonly title?: string;
  readonly people: readonly string[];
  /** When it ended, in days before now. */
  readonly daysAgo: number;
  /** Index into `people`, hours before the end, and the words. */
  readonly lines: readonly (readonly [person: number, hoursBefore: number, text: string])[];
  /** Whoever of `people` has not read the last so many lines. */
  readonly unread?: readonly (readonly [person: number, lines: number])[];
};

export const conversations: readonly ConversationSource[] = [
  {
    key: 'nora-ito',
    kind: 'direct',
    people: ['consumer@example.com', 'designer@example.com'],
    daysAgo: 0.2,
    lines: [
      [0, 51, 'Hello! I am between S and M in most coats. How does the haori coat run across the shoulders?'],
      [
        1,
        49.5,
        'Thank you for asking. It is cut from flat panels, so the shoulder sits low and forgives a size. With a knit underneath I would take M.',
      ],
      [0, 49.2, 'That helps. And the sleeve? My arms are long.'],
      [1, 48.6, 'The sleeve ends at the wrist bone on most people. We can let it out by up to 3 cm before it ships, without charge.'],
      [0, 24, 'Then M it is, with 2 cm more, please.'],
      [1, 23, 'Noted on the work slip. You will get a mail when it leaves the studio.'],
      [1, 1, 'The sleeves are done. Would you like the spare lining cloth in the parcel, for repairs?'],
    ],
    unread: [[0, 1]],
  },
  {
    key: 'ledger-ito',
    kind: 'direct',
    people: ['buyer@example.com', 'designer@example.com'],
    daysAgo: 1.1,
    lines: [
      [0, 30, 'We would like to open spring with the indigo group. Could the delivery window start two weeks earlier?'],
      [1, 27, 'The dyeing needs ten fair-weather days, so the first week of February is the earliest I can promise.'],
      [0, 26, 'February works. Please keep the prepack at 1-2-2-1.'],
      [1, 25.5, 'It stays. I will send the line sheet with the new dates tonight.'],
      [0, 2, 'Received, thank you. Our order will follow tomorrow.'],
    ],
    unread: [[1, 1]],
  },
  {
    key: 'ledger-manager',
    kind: 'direct',
    people: ['buyer@example.com', 'manager@example.com'],
    daysAgo: 0.6,
    lines: [
      [0, 49, 'Good morning. Our second door opens in March. Can its deliveries go to another address than the first?'],
      [1, 47, 'Yes. Add the door under “Company profile”, and choose it as “Ship to” for each order.'],
      [0, 46.5, 'Done, thank you. And may we pay net 30 from the next order on?'],
      [1, 22, 'I have asked for it. Two orders paid on time are enough, and you have three.'],
      [1, 1, 'Granted. The checkout offers net 30 from now on.'],
    ],
    unread: [[0, 1]],
  },
  {
    key: 'kawabata-manager',
    kind: 'direct',
    people: ['shiire@example.com', 'manager@example.com'],
    daysAgo: 2.2,
    lines: [
      [0, 30, '来季の発注締切を教えていただけますか。店頭の改装と重なりそうです。'],
      [1, 28, '1月末です。改装のご予定に合わせて、納期を二回に分けることもできます。'],
      [0, 3, 'それは助かります。二回に分けて下書きを作っておきます。'],
    ],
    unread: [[1, 1]],
  },
  {
    key: 'passage-manager',
    kind: 'direct',
    people: ['achats@example.com', 'manager@example.com'],
    daysAgo: 5.5,
    lines: [
      [0, 26, 'Our deposit invoice carries the old company name. Could it be corrected?'],
      [1, 24, 'It can. Change the name under “Company profile”; we look at it again, and you go on ordering meanwhile.'],
      [0, 22, 'Done.'],
      [1, 1, 'Thank you. Invoices carry the new name from now on.'],
    ],
  },
  {
    key: 'ikoyi-manager',
    kind: 'direct',
    people: ['buying@example.com', 'manager@example.com'],
    daysAgo: 9.3,
    lines: [
      [0, 20, 'Which of the lines could reach Lagos before the middle of March?'],
      [1, 18, 'Everything in the December window. I have made a list of it for you: it is among “Your lists” in the catalog.'],
      [0, 2, 'Found it, thank you.'],
    ],
  },
  {
    key: 'ito-producer',
    kind: 'direct',
    people: ['designer@example.com', 'producer@example.com'],
    daysAgo: 2,
    lines: [
      [0, 80, '先日お送りいただいた見本反、とてもきれいな色でした。次の生産分も同じ濃さでお願いできますか。'],
      [1, 76, 'ありがとうございます。同じ甕で仕込みますので、濃さは揃えられます。数量は何反をご予定でしょうか。'],
      [0, 75, '十二反です。納期は一月中旬を希望しています。'],
      [1, 52, '十二反ですと一月二十日の発送になります。天候により二、三日前後することがございます。'],
      [0, 50, '承知しました。では二十日発送でお願いいたします。'],
      [1, 3, '本日、仕込みを始めました。途中の様子をまたご報告いたします。'],
    ],
    unread: [[0, 1]],
  },
  {
    key: 'yui-mio',
    kind: 'direct',
    people: ['yui.sakuma@example.com', 'mio-akatsu@example.com'],
    daysAgo: 4,
    lines: [
      [0, 10, 'はじめまして。シルクのスリップドレスは、家で手洗いできますか？'],
      [
        1,
        8,
        'お問い合わせありがとうございます。ぬるま湯と中性洗剤で、押し洗いしていただけます。陰干しのあと、裏から低温でアイロンをおかけください。',
      ],
      [0, 7.5, '安心しました。週末に注文します。'],
      [1, 6, 'ありがとうございます。ご不明な点があれば、いつでもご連絡ください。'],
    ],
  },
  {
    key: 'kawabata-nagi',
    kind: 'direct',
    people: ['shiire@example.com', 'nagi-urushihara@example.com'],
    daysAgo: 6,
    lines: [
      [0, 20, '春の展示会で拝見した麻のシリーズについて、最低発注数を教えていただけますか。'],
      [1, 18, '一型あたり六点からお受けしております。色は混ぜていただいて構いません。'],
      [0, 17, '助かります。では三型、十八点で見積もりをお願いします。'],
      [1, 2, 'お見積もりをお送りしました。ご確認をお願いいたします。'],
    ],
    unread: [[0, 1]],
  },
  {
    key: 'spring-fitting',
    kind: 'group',
    title: 'Spring fitting',
    people: ['designer@example.com', 'producer@example.com', 'manager@example.com'],
    daysAgo: 3,
    lines: [
      [2, 30, 'Good morning both. The fitting for the spring samples is on Thursday at ten; the room is booked until one.'],
      [0, 29, 'I will bring the three coats and the two slips. The second haori still misses its ties.'],
      [1, 28, 'The indigo lengths for the ties left Tokushima this morning and should be with you on Wednesday.'],
      [2, 26, 'Wonderful. I will take measurements and send the sheet round the same evening.'],
      [0, 4, 'Thank you. See you on Thursday.'],
    ],
    unread: [[2, 1]],
  },
];

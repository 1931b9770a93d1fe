import type { DesignerStyles } from '../style-source.ts';
import { text } from '../text.ts';

export const haruoSenba: DesignerStyles = {
  designer: 'haruo-senba',
  styles: [
    {
      key: 'unlined-blazer',
      name: 'Unlined Blazer',
      nameJp: '一枚仕立てのジャケット',
      category: 'blazer',
      fabric: 'wool-flannel',
      gender: 'men',
      season: 'AW26',
      producer: 'sartoria-vicolo',
      priceLevel: 1.2,
      madeToOrderDays: 45,
      lined: false,
      text: text(
        'No padding, no canvas below the second button, seams bound by hand so that the inside can be looked at. It drapes like a cardigan and buttons like a jacket; wear it from the office to the counter of a small bar.',
        '肩にパッドはなく、第二ボタンから下は芯地もありません。縫い代は手でくるみ、裏返しても見られる仕立てです。カーディガンのように羽織り、仕事場からそのまま小さな酒場のカウンターへ。',
      ),
      colours: [
        {
          colour: 'charcoal',
          note: text('Charcoal flannel with a faint chalk bloom.', 'うっすらと粉を吹いたような消炭のフランネルです。'),
        },
        {
          colour: 'tobacco',
          print: 'check',
          printColour: 'umber',
          note: text('A shadow check you notice at arm’s length.', '腕を伸ばした距離で気づく影格子です。'),
        },
      ],
    },
    {
      key: 'two-pleat-trouser',
      name: 'Two-Pleat Trouser',
      nameJp: 'ツープリーツトラウザーズ',
      category: 'trousers',
      fabric: 'wool-flannel',
      gender: 'men',
      season: 'AW26',
      producer: 'lanificio-cervora',
      shape: { width: 1.05 },
      make: { pleats: 'front', flare: 0.6 },
      text: text(
        'Two forward pleats, a high rise and side tabs in place of belt loops. The thigh is generous and the hem closes to twenty centimetres, so the line tapers without ever gripping.',
        '前向きのタックを二本、股上は深く、ベルトループの代わりに脇尾錠を付けました。腿はゆったり、裾幅は二十センチ。締めつけずに細くなる線です。',
      ),
      colours: [
        { colour: 'slate', note: text('Cut to pair with the Unlined Blazer.', '一枚仕立てのジャケットと揃いで着られます。') },
        {
          colour: 'ecru',
          season: 'AW24',
          standing: 'archived',
          note: text('The winter white of the AW24 season.', '二〇二四年秋冬の冬白です。'),
        },
      ],
    },
    {
      key: 'merchant-vest',
      name: 'Merchant Vest',
      nameJp: '商人のベスト',
      category: 'vest',
      fabric: 'corduroy',
      gender: 'men',
      season: 'AW26',
      make: { pockets: [] },
      text: text(
        'Osaka merchants wore their pockets on the inside. This eight-wale corduroy vest keeps four of them there, sized for a passport, a notebook, a card case and a fountain pen, and shows only clean fronts.',
        '大坂の商人は、物入れを内側に隠しました。太畝のコーデュロイのベストにも内ポケットが四つ。旅券、手帳、名刺入れ、万年筆の寸法に合わせ、表には何も見せません。',
      ),
      colours: [{ colour: 'olive', oneOff: true, note: text('In the dark olive of old shop curtains.', '古い暖簾のような海松色です。') }],
    },
    {
      key: 'counting-house-shirt',
      name: 'Counting-House Shirt',
      nameJp: '帳場のシャツ',
      category: 'shirt',
      fabric: 'poplin',
      gender: 'men',
      season: 'SS27',
      shape: { collar: 'point' },
      text: text(
        'A 120-thread poplin shirt with a soft unfused collar, split yoke and a hand-sewn sleeve set slightly forward, where arms actually are. Cuffs take a button or a link.',
        '百二十番手のポプリンに、芯を接着しない柔らかな衿。ヨークは背で割り、袖は腕の向きに合わせて少し前へ、手で付けています。袖口はボタンでもカフリンクスでも。',
      ),
      colours: [
        {
          colour: 'chalk',
          print: 'stripe',
          printColour: 'slate',
          standing: 'unconfirmed',
          note: text('A ledger stripe in slate on white.', '白に、帳簿の罫線のような鉛色の縞です。'),
        },
      ],
    },
  ],
};

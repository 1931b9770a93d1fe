import type { ArticleSource } from '../article-blocks.ts';
import { text } from '../text.ts';
import { designer, h, p, product, quote } from './blocks.ts';

export const dressingForStandingStill: ArticleSource = {
  slug: 'dressing-for-standing-still',
  title: text('Dressing for standing still', '立ち続けるための服'),
  dek: text(
    'A night shift on the Sapporo tram, with the people who know cold best.',
    '寒さをいちばんよく知る人たちと、札幌市電の夜勤に乗りました。',
  ),
  section: 'culture',
  tags: ['japan', 'technical', 'winter'],
  author: 'kuroiwa',
  status: 'published',
  daysAgo: 47,
  body: {
    en: [
      p(
        'The last tram leaves Susukino a little after eleven. It goes in a circle, so that it isn’t really leaving, and by that hour the passengers are those who have missed something. Snow has been falling since noon. The rotary broom has been around ahead of us; between the rails there is a strip as clean as a swept floor, and everywhere else it comes up to the knee.',
      ),
      p(
        'I am riding with a conductor whom I will call Mrs. A. She is in her fifties and has nineteen winters. The conductors here, she explains, are not cold on the tram. They are cold in the ninety seconds at the stop, when the doors are open and they stand beside them, and in the forty minutes at the terminus if the points have frozen. “It isn’t the temperature,” she says. “It’s that you have just been warm.”',
      ),
      h('Layers, in order'),
      p(
        'She shows me what she has on, in the manner of someone who’s been asked before. Silk next to the skin, tops and bottoms, the kind sold to farmers. Then wool, thin. Then a quilted vest, with nothing on the arms, since one needs to reach. The regulation coat goes over it all, and over the coat, for five months of the year, a thing of her own that is not regulation, and which the company has decided not to see.',
      ),
      p(
        'It’s a shell by Ren Kashiwade. He has been riding this line for eight years with a notebook. He doesn’t ask people whether they like a garment; he asks where their hands were. “He came one February,” says Mrs. A, “and stood at Nishi-yonchome from six until ten, in a jacket with no pockets. I thought he was in some sort of trouble. I gave him a heat pad. He asked me where I keep it.”',
      ),
      quote('It isn’t the temperature. It’s that you have just been warm.', 'A conductor'),
      product('ishikari-shell-olive'),
      h('Where the hands were'),
      p(
        'The answer is: at the height of the ribs. Everyone who stands in the cold for a living tucks the hands up high, thumbs under the armpits; it’s only in advertisements that people put theirs in pockets at the hip. So the pockets of the vest are where the ribs are, and slant backward. They were moved four times. In the first version the conductors could not reach the coin tray; in the second they could, but the bell-pull caught.',
      ),
      product('mountain-hut-vest'),
      p(
        'There are other things. No hook-and-loop anywhere, as the noise makes passengers look up. A hood that doesn’t turn when the head does is dangerous at a crossing, so this one is cut in three pieces, and follows. The cuff is double. Nothing dangles. The colours are those of slush, because slush is what gets on it.',
      ),
      h('Twelve below'),
      p(
        'At a quarter to twelve the points at Seikō-Gakuen-mae freeze, and we stop. The driver gets down with a gas torch. Mrs. A opens the rear door, stands on the step, and does what she does, which is nothing at all. I have been told that standing still is a skill but I’d never watched anybody do it. She puts her weight on both feet. She lets her shoulders down. She breathes through the nose into the collar, so the breath goes in instead of away. After a time it begins to look less like waiting than like a kind of balance, as when somebody carries a full bowl.',
      ),
      p(
        'I last eleven minutes. My coat is a good one, from a city where it rains. The cold comes in at the wrists, then at the small of the back, then, unfairly, at one knee. She looks at me and, without a word, undoes the top of the shell and takes a heat pad out from a pocket I would never have found, just below the collarbone. It’s warm already. She’d put a second one in when we started, she says. There’s always somebody.',
      ),
      designer('ren-kashiwade'),
    ],
    jp: [
      p(
        'すすきの発の最終は、十一時を少し回って出ます。環状線なので、出るといっても帰ってくるのですが。この時刻の客は、何かに間に合わなかった人たちです。雪は昼から降り続いています。ササラ電車が先を掃いていったので、線路のあいだだけが掃き清めた床のように見え、ほかはすべて膝の高さです。',
      ),
      p(
        '一緒に乗っているのは、Aさんとお呼びする車掌です。五十代で、冬は十九回目。電車のなかは寒くないのだと教えてくれました。寒いのは、停留所で扉を開けて脇に立つ九十秒。それから、ポイントが凍ったときの終点の四十分。「気温じゃないんですよ。さっきまで暖かかったのが、いけないんです」。',
      ),
      h('重ねる順番'),
      p(
        'よく聞かれるのでしょう、慣れた様子で見せてくれます。肌には絹を上下とも。農家向けに売っているものだそうです。その上に薄いウール。それから中綿のベスト。手を伸ばす仕事なので、腕には何も重ねません。制服のコートをその上に着て、さらにその上に、一年のうち五か月は、規定にない自前の一枚を。会社は、見えないことにしています。',
      ),
      p(
        '柏手蓮のシェルでした。彼は八年、帳面を持ってこの路線に乗っています。気に入ったかどうかは聞きません。手はどこにありましたか、と聞くのです。「二月でしたね」とAさん。「西四丁目に、六時から十時まで、ポケットのない上着で立ってるんです。何かあった人かと思って、懐炉をあげたんですよ。そしたら、それ、いつもどこに入れてますか、って」。',
      ),
      quote('気温じゃないんですよ。さっきまで暖かかったのが、いけないんです。', '市電の車掌'),
      product('ishikari-shell-olive'),
      h('手はどこに'),
      p(
        '答えは、肋骨の高さでした。寒さのなかに立つのが仕事の人は、みな手を高く組み、親指を脇の下に入れます。腰のポケットに手を入れるのは広告のなかだけ。だからベストのポケットは肋骨の位置にあり、後ろへ傾いています。四度、動かしました。最初は釣銭の皿に手が届かず、次は届いたものの、紐に引っかかったそうです。',
      ),
      product('mountain-hut-vest'),
      p(
        'ほかにもあります。面ファスナーは使わない。剥がす音で、お客さんが顔を上げるから。頭と一緒に回らないフードは交差点で危ないので、三枚に割って首についてくるように。袖口は二重。ぶら下がるものはなし。色は、雪解けの泥の色です。付くのが泥だからです。',
      ),
      h('氷点下十二度'),
      p(
        '十二時十五分前、西線のポイントが凍り、電車は止まりました。運転士がバーナーを持って降ります。Aさんは後ろの扉を開け、ステップに立ち、いつものことをします。何もしないのです。立ち続けるのは技術だと聞いてはいましたが、見るのは初めてでした。両足に同じだけ重さをかける。肩を下ろす。鼻から衿のなかへ息をして、逃がさずに戻す。しばらくすると、待っているというより、釣り合いを取っているように見えてきます。なみなみと注いだ椀を運ぶ人のように。',
      ),
      p(
        'わたしは十一分で音を上げました。雨の街で買った、良いコートだったのですが。寒さは手首から入り、腰から入り、それから理不尽なことに、片方の膝から入りました。Aさんはこちらを見て、黙ってシェルの前を開け、鎖骨のすぐ下、教わらなければ見つからないポケットから懐炉を出してくれました。もう温かい。はじめから、ふたつ入れておいたのだそうです。いつも、誰かいますから、と。',
      ),
      designer('ren-kashiwade'),
    ],
  },
};

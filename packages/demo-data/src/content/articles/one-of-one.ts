import type { ArticleSource } from '../article-blocks.ts';
import { text } from '../text.ts';
import { h, image, p, product, quote } from './blocks.ts';

export const oneOfOne: ArticleSource = {
  slug: 'one-of-one',
  title: text('One of one', 'たった一着'),
  dek: text(
    'What changes when a garment will never be made again, for its maker, its owner and the person who has to price it.',
    '二度とつくられない服は、作り手と、持ち主と、値段をつける人に、何をもたらすのでしょうか。',
  ),
  section: 'features',
  tags: ['private-reserve', 'craft'],
  author: 'merrin',
  status: 'published',
  daysAgo: 17,
  body: {
    en: [
      p(
        'The haori took fourteen months. For most of that time it existed as a bundle about the size of a cat, a hundred thousand bound points of silk on the lap of a woman who prefers not to be named, in a kitchen near the old Tōkaidō road. In the fifteenth month it was dyed, in under an hour. Then she unpicked it, which took six weeks more. When the last thread came out and the cloth was shaken open, four people were standing in the room, and none of them said anything for a while.',
      ),
      p(
        'There will not be another. It is not that Koto Asaoka, whose label it carries, wishes to be precious about it; it is that the person who tied it is eighty-eight and has said that she is now going to do the garden.',
      ),
      h('The arithmetic of never again'),
      p(
        'Most clothes are priced backward. You know what people will pay, you take away the shop, the tax, the freight and the cloth, and what remains is time. If it is not enough time, you find somebody whose time is cheaper. The method is so general that we forget that it is a method.',
      ),
      p(
        'A garment which will be made once has to be priced forward. Asaoka wrote down the hours, all 2,140 of them, and multiplied them by the wage she pays for ordinary work. She added silk, dye and the six visits. Then she added nothing for rarity, and this surprised me. “It isn’t rare,” she said. “It’s finished. Rare is when someone decides not to make a second.”',
      ),
      quote('It isn’t rare. It’s finished. Rare is when someone decides not to make a second.', 'Koto Asaoka'),
      product('hundred-thousand-knots'),
      h('A note on the word unique'),
      p(
        'Ten pieces on Orime are kept in what we call the private reserve. They are shown to people who ask, and some of them are sold. The reasons for which they are single differ more than one expects. Toya Kuzumi’s patched coat is one because it used up thirty years of a mill’s offcuts, and there is no second thirty years. The straight coat by Kojo Amanfi was woven by six men for one festival. Thandeka Moloisi knitted a cardigan for her brother on a domestic machine, and made a mistake in the shoulder that she liked, and cannot find again.',
      ),
      p(
        'Killa Ayasta’s weaver will not repeat herself on principle. In the panels of the Pallay coat there are birds, lakes and, on the left, an aeroplane, which passed overhead on the eleventh of March. To weave it again would be to claim that it had passed twice.',
      ),
      image('lookbook/low-tide/1', 'From the same roof: ordinary denim, made many times.'),
      h('How to own it'),
      p(
        'There is an etiquette, though nobody has written it down. The people who buy such things fall into two groups. The first puts them away. There are good reasons to: silk fears light, wool fears moths, and the maker may be dead. The second group wears them, on the principle that a textile that is only looked at has been retired too early. Mali Suwanthep, whose phrase that is, sells her ceremonial cloth only on the condition that it will be worn four times a year. She asks for photographs. She gets them.',
      ),
      p(
        'I know which group I would like to belong to. Last winter I was allowed to try on the haori with the hundred thousand knots. It weighs almost nothing. Each of the points where the thread was bound has stayed as a small peak, so that the cloth touches you not as a surface but as a great many separate places. I had been told that it was beautiful and was ready for that. I was not prepared for its being warm.',
      ),
      h('The person who prices it'),
      p(
        'Somebody must type the number in. On Orime it is the designer, and the form is the same one used for T-shirts. There is a field for quantity. Asaoka says that she typed a 1, looked at it, and went for a walk. When she came back the page had timed out, and she had to enter everything again, and she was glad. “It should take two tries,” she said. “It’s the only thing about it which was quick.”',
      ),
      product('boro-patch-coat'),
      p(
        'As I write, the haori has not been sold. Three people have asked for it; one withdrew when she understood that it could not be altered; one is thinking. The woman who tied it has been told this, and is untroubled. Her beans are up. She would like the record to show that she miscounted, and that it is closer to a hundred and four thousand.',
      ),
    ],
    jp: [
      p(
        'その羽織には、十四か月かかりました。ほとんどのあいだ、それは猫ほどの大きさの塊でした。十万の粒に括られた絹が、旧東海道に近い台所で、名前は出さないでほしいという女性の膝に載っていたのです。十五か月目に染められました。一時間足らずで。それから糸を解くのに、さらに六週間。最後の一本が抜け、布が振り広げられたとき、部屋には四人いて、しばらく誰も口をききませんでした。',
      ),
      p(
        '同じものは、もうつくられません。名を冠する朝岡琴が、もったいぶっているのではないのです。括った人は八十八歳で、これからは庭をやります、と言っているのでした。',
      ),
      h('「二度とない」の計算'),
      p(
        'たいていの服の値段は、後ろから決まります。人がいくら払うかがまずあり、そこから店の分、税、運賃、布を引いて、残ったものが時間です。時間が足りなければ、もっと安い時間を持つ人を探す。あまりに当たり前のやり方なので、それがひとつの方法にすぎないことを忘れてしまいます。',
      ),
      p(
        '一度しかつくらない服は、前から値段をつけるほかありません。朝岡は時間を書き出しました。二千百四十時間。そこに、ふだんの仕事と同じ賃金を掛け、絹と染料と、六回の訪問の費用を足しました。希少さの分は、足しませんでした。意外でした。「希少なのではないんです。終わったんです。希少というのは、二着目をつくらないと誰かが決めることでしょう」。',
      ),
      quote('希少なのではなく、終わったんです。希少というのは、二着目をつくらないと誰かが決めることでしょう。', '朝岡琴'),
      product('hundred-thousand-knots'),
      h('「一点もの」という言葉について'),
      p(
        'Orimeには、プライベート・リザーブと呼ぶ十着があります。見たいと言った人に見せ、なかには売れていくものもあります。一着しかない理由は、思うよりさまざまです。久住刀也の継ぎ接ぎのコートは、織元にたまった三十年分の端切れを使い切ったから。次の三十年分はありません。コジョ・アマンフィの長衣は、六人の男たちがひとつの祭りのために織りました。タンデカ・モロイシは家庭用の編機で兄のカーディガンを編み、肩で間違え、その間違いが気に入り、もう一度は見つけられずにいます。',
      ),
      p(
        'キリャ・アヤスタの織り手は、主義として同じものを織りません。パリャイのコートには鳥がいて、湖があり、左の身頃に飛行機が一機います。三月十一日に頭の上を飛んでいったのだそうです。もう一度織れば、二度飛んだことになってしまいます。',
      ),
      image('lookbook/low-tide/1', '同じ屋上から。こちらは何度もつくられる、ふつうのデニム。'),
      h('持つということ'),
      p(
        '誰も書き残していない作法があります。こうした服を買う人は、二つに分かれます。ひとつはしまう人。もっともな理由があります。絹は光を、ウールは虫を恐れ、作り手はもういないかもしれない。もうひとつは着る人です。眺められるだけの布は、引退が早すぎたのだから。これはマリ・スワンテープの言葉で、彼女は儀礼の布を、年に四度は着るという約束でしか売りません。写真を送ってください、と頼みます。ちゃんと届きます。',
      ),
      p(
        'どちらに属したいかは、決まっています。去年の冬、十万粒の羽織に袖を通させてもらいました。重さはほとんどありません。括られていた一粒一粒が小さな山として残り、布は面としてではなく、たくさんの別々の場所として身体に触れます。美しいとは聞いていたので、その覚悟はありました。温かいとは、思っていませんでした。',
      ),
      h('値段を打ち込む人'),
      p(
        '誰かが、数字を入力しなければなりません。Orimeではデザイナー本人が、Tシャツと同じ画面で。数量の欄もあります。朝岡は「1」と打ち、それを眺め、散歩に出たそうです。戻ると画面は時間切れで、すべて打ち直しでした。それが嬉しかった、と彼女は言います。「二度はやらないと。早かったのは、そこだけですから」。',
      ),
      product('boro-patch-coat'),
      p(
        'この原稿を書いているいま、羽織はまだ売れていません。三人から問い合わせがあり、ひとりは寸法を直せないと知って取り下げ、ひとりは考えています。括った女性はそれを聞いても、気にする様子はありません。豆の芽が出ました。ひとつだけ、記録に残してほしいそうです。数え間違いがあって、実際は十万四千に近い、と。',
      ),
    ],
  },
};

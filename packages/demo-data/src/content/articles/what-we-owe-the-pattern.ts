import type { ArticleSource } from '../article-blocks.ts';
import { text } from '../text.ts';
import { h, note, p, product, quote } from './blocks.ts';

export const whatWeOweThePattern: ArticleSource = {
  slug: 'what-we-owe-the-pattern',
  title: text('What we owe the pattern', '柄に、何を負っているのか'),
  dek: text('Borrowing is how cloth has always travelled. So is paying.', '布は、借りることで旅をしてきました。払うことでも。'),
  section: 'culture',
  tags: ['critical-theory', 'textiles', 'mexico', 'ghana'],
  author: 'quist',
  status: 'published',
  daysAgo: 30,
  body: {
    en: [
      p(
        'A tie-dyed warp, woven so that its edges blur, is called ikat in one place, kasuri in another, adras, patola, jaspe, mudmee elsewhere. It was thought of many times, and carried many more. A Dutch company took Javanese batik to copy by machine, failed to sell it in Java, and sold it in Accra, where it became so much a part of things that the patterns have Ghanaian proverbs for names. If you wish to say whom that cloth belongs to, you had better sit down.',
      ),
      p(
        'I begin with this because the discussion about patterns and theft is mostly carried on by people who would like it to be short. On one side: everything is a remix, so nothing is owed. On the other: everything belongs to somebody, so nothing may be touched. Cloth has never behaved in either way. It has always been borrowed, and for most of that time, borrowing had rules.',
      ),
      h('Three kinds of debt'),
      p(
        'I spent the spring asking makers on this site what they thought they owed. The answers fell into three. The first is money, and it’s the simplest. Itzel Zavaldi pays the embroiderers in Oaxaca before she pays herself, by the hour and not the stitch, and their names are on the label in letters of the same size as hers. She does not regard it as ethics. “A bookbinder,” she says, “doesn’t sign the book.”',
      ),
      product('noon-blouse-madder'),
      p(
        'The second is meaning. In Kumasi no weaver will sell you a pattern without its proverb, on the principle that you ought to know what you are saying. Kojo Amanfi prints it on the label with a translation, and has lost orders over it. Meaning is a debt that is paid forward: the person who owes it to you is discharged when you in turn have told somebody else.',
      ),
      p(
        'The third is the right to say no. It’s the one least often paid. A cooperative in which nobody may refuse a commission is a factory with better photographs. There’s a woman in Chinchero who will not weave the same bird twice, and a dyer in Bagru who won’t print one border on anything that will be sat on. What makes a pattern theirs isn’t that others are forbidden to touch it. It is that they can still decide what happens next.',
      ),
      quote('A cooperative in which nobody may refuse a commission is a factory with better photographs.'),
      h('The difficult middle'),
      p(
        'This would be easy if everyone were either a village or a thief. But what of Yuzuki Tamori, in Fukuoka, who enlarged a stripe that was once presented to a shogun until it looked like a road? Nobody owns it; there’s a weavers’ association, with a certificate, for the thing done properly in silk.[^1] She telephoned. They were rather taken aback, she reports, since nobody does, and then they sent her forty photographs and asked for one of the skirts.',
      ),
      product('hakata-stripe-skirt'),
      p(
        'Or take shweshwe, a cloth printed in Manchester and Central Europe for South African traders, until women in three nations had made it their own wedding dress, and the last copper rollers were bought and moved to the Eastern Cape. Thandeka Moloisi makes men’s shirts of it. Is she borrowing? From her grandmother, she says, who would have wanted the collar flatter.',
      ),
      h('A rule of thumb'),
      p(
        'I’m wary of rules here, but I’ll offer a test which several of those people described to me, in different words. Imagine that the person whose grandmother made this pattern walks into the shop. Could you tell her what it is called? Would her name, or her village’s, already be on the wall? And would you be glad to see her?',
      ),
      p(
        'If it’s three times yes, you have not stolen anything. You have relatives. If it is no, the remedy is not to be ashamed, which is of use to nobody, but to pick up the telephone. It turns out that hardly anyone does. It turns out that they’ll send you forty photographs.',
      ),
      note(1, 'The kenjō pattern of Hakata weaving, two ritual implements drawn as a stripe.'),
    ],
    jp: [
      p(
        '経糸を括って染め、縁が滲むように織る。ある土地では絣と呼び、別の土地ではイカット、アドラス、パトラ、ハスペ、マットミー。何度も思いつかれ、それ以上に何度も運ばれました。オランダの会社がジャワのバティックを機械で真似、ジャワでは売れず、アクラで売れ、いまではガーナのことわざが柄の名になるほど馴染んでいます。この布は誰のものか。そう問う人には、まず座っていただいたほうがいいでしょう。',
      ),
      p(
        'ここから始めたのは、柄と盗用をめぐる議論が、手短に済ませたい人たちのあいだで行われがちだからです。一方は言います。すべては引用なのだから、何も負ってはいない。他方は言います。すべては誰かのものだから、何にも触れてはならない。布がそのどちらかのようにふるまったことは、一度もありません。いつも借りられてきたし、そのほとんどの期間、借りることには決まりがあったのです。',
      ),
      h('三つの負債'),
      p(
        '春のあいだ、このサイトの作り手たちに、何を負っていると思うかを尋ねて回りました。答えは三つに分かれます。ひとつ目はお金で、いちばん簡単です。イツェル・サバルディは、オアハカの刺し手に、自分より先に払います。針目ではなく時間で。札には、自分の名と同じ大きさで彼女たちの名が並びます。倫理だとは思っていません。「製本屋は、本に署名しないでしょう」。',
      ),
      product('noon-blouse-madder'),
      p(
        'ふたつ目は、意味です。クマシでは、ことわざ抜きで柄を売る織り手はいません。自分が何を言っているか、知っておくべきだからです。コジョ・アマンフィはそれを訳とともに札に刷り、そのせいで注文を失ったこともあります。意味という負債は、先へ送ることで返されます。あなたが次の誰かに話したとき、わたしの借りは消えるのです。',
      ),
      p(
        '三つ目は、断る権利。いちばん返されていない負債です。誰も注文を断れない協同組合は、写真写りのいい工場にすぎません。チンチェロには同じ鳥を二度と織らない女性がいます。バグルーには、腰を掛けるものにはある縁柄を決して押さない染め手がいます。柄が彼らのものであるのは、ほかの人が触れてはいけないからではない。次にどうなるかを、まだ彼らが決められるからです。',
      ),
      quote('誰も注文を断れない協同組合は、写真写りのいい工場にすぎません。'),
      h('難しい、あいだのこと'),
      p(
        '世の中が村人と泥棒だけなら簡単です。けれど、福岡の田守柚月はどうでしょう。かつて将軍家に献上された縞を、道に見えるまで引き伸ばしました。持ち主はいません。ただし、絹で正しく織られたものには、織元の組合が証紙を付けています[^1]。彼女は電話をかけました。そんな人はいないので、先方はいささか面食らい、それから写真を四十枚送ってくれて、スカートを一枚欲しいと言ったそうです。',
      ),
      product('hakata-stripe-skirt'),
      p(
        'あるいはシュウェシュウェ。マンチェスターや中欧で、南アフリカの商人のために刷られていた布です。三つの民族の女性たちが、それを自分たちの花嫁衣装にしてしまい、最後の銅ロールは買い取られて東ケープへ移りました。タンデカ・モロイシはその布で男のシャツをつくります。借りているのでしょうか。祖母から、と彼女は言います。祖母なら、衿はもっと平らにと言ったでしょうけど。',
      ),
      h('目安をひとつ'),
      p(
        '決まりをつくることには慎重でいたいのですが、何人かが別々の言葉で語ってくれた目安を挙げておきます。その柄を祖母がつくったという人が、店に入ってきたとします。柄の名を、その人に言えるでしょうか。その人の名、あるいは村の名は、もう壁に書かれているでしょうか。そして、会えて嬉しいでしょうか。',
      ),
      p(
        '三つとも「はい」なら、何も盗んではいません。親戚ができたのです。「いいえ」があるなら、恥じ入る必要はありません。それは誰の役にも立たない。電話をかければいいのです。かける人は、ほとんどいないのだそうです。そして、写真を四十枚、送ってくれるのだそうです。',
      ),
      note(1, '博多織の「献上柄」。仏具の独鈷と華皿を縞に図案化したもの。'),
    ],
  },
};

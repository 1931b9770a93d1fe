import type { ArticleSource } from '../article-blocks.ts';
import { text } from '../text.ts';
import { h, note, p, quote, task } from './blocks.ts';

export const pricingWithoutGuessing: ArticleSource = {
  slug: 'pricing-without-guessing',
  title: text('Handbook 3: pricing without guessing', 'ハンドブック3　勘に頼らない値付け'),
  dek: text('Retail, wholesale and three currencies, on one sheet of paper.', '小売、卸、三つの通貨。紙一枚で済ませます。'),
  section: 'handbook',
  tags: ['handbook', 'pricing', 'wholesale'],
  author: 'merrin',
  status: 'published',
  daysAgo: 112,
  body: {
    en: [
      p(
        'Most designers set their prices by looking at other people’s, adding something for pride and taking off something for fear. The number is often about right. The trouble is that you can’t defend it, so that the first buyer who frowns will get ten per cent. Here is a way of arriving at a figure you can explain.',
      ),
      h('Start with an hour'),
      p(
        'Decide what an hour of your time costs. Take what you need to live for a year, add rent, insurance, the iron, and divide by the hours you will really sew or draw, which are not two thousand. In small studios it’s nearer to eleven hundred; the rest goes in e-mail. If the result makes you uncomfortable, that is information about the old price, not the new one.',
      ),
      h('Then the garment'),
      p(
        'Write down five lines: cloth with waste, trimmings, making, a share of designing, carriage in. Share the design over the number you’ll honestly make. Sampling belongs in there too. Add up. This is your cost, and it has to go into wholesale about twice: once to pay for itself, and once for the season in which it doesn’t sell.',
      ),
      p(
        'Wholesale, then, is cost times two. Retail is wholesale times something between 2.1 and 2.4, since a shop has to pay its own window out of it. On Orime wholesale comes to between 42 and 48 per cent of the retail price, and the form will tell you if you are outside.[^1]',
      ),
      quote('If the result makes you uncomfortable, that is information about the old price, not the new one.'),
      h('The same price everywhere'),
      p(
        'When you sell direct you’ll be tempted to go below your stockists. Don’t. It takes them about a day to notice, and they’ll be right. You earn more on a direct sale already, and it’s meant to pay for the photographs, the parcels, the returns and the questions at midnight.',
      ),
      h('Three currencies'),
      p(
        'You set dollars, yen and euros apart. Don’t convert and leave it: 412 dollars is a price and 61,388 yen is a receipt. Round in the manner of each place. In yen, steps of five hundred; in dollars and euros, steps of five. Remember that the Japanese and European price includes tax and the American doesn’t. Look at them again once a year, or when a currency has moved by more than a tenth, and not in between. A price that flickers looks like a price nobody believes in.',
      ),
      h('Made to order, and one-off'),
      p(
        'For made-to-order pieces you carry no stock and no risk of a remainder; you also get paid before you cut. It is fair to leave out the second half of the doubling, or to keep it and promise fewer days. A one-off has to be priced forward: hours times wage, plus materials, and nothing for rarity unless you are certain that you won’t be asked to make another.',
      ),
      h('Sales'),
      p(
        'A sale is for the last three sizes, not for the first three weeks. The site shows the lowest price of the past thirty days beside any reduction, in every market, because in some of them it’s the law and in the others it is polite. If a piece won’t move at 25 per cent off it is not the price. Archive it, keep the page, and write underneath what you learned.',
      ),
      h('Minimums'),
      p(
        'Ask for what makes a size run worth cutting: between three and eight pieces a style, with a first order that pays for an afternoon’s packing. A prepack of one, two, two, one saves the buyer arithmetic and leaves you with an even shelf. Be strict on the minimum and generous on the re-order; it’s the second order that tells you whether you have a customer.',
      ),
      h('The sheet of paper'),
      p(
        'Hour. Cost. Twice. Times 2.2. Three currencies, rounded. Sign it, date it and put it in the drawer with the pattern. The next time somebody frowns, you may show it to them. You’ll find that you seldom have to.',
      ),
      h('Checklist'),
      task('The hour worked out, and written down.'),
      task('Five lines for the cost of each style.'),
      task('Wholesale between 42 and 48 per cent of retail.'),
      task('Three currencies rounded, each in the manner of its place.'),
      task('The sheet signed, dated and put in the drawer.'),
      note(1, 'A share below 42 leaves the maker short; above 48, the shop.'),
    ],
    jp: [
      p(
        '多くのデザイナーは、よその値段を眺め、誇りの分を足し、不安の分を引いて値段を決めます。たいてい、そう外れてはいません。困るのは、理由を言えないこと。最初に眉をひそめたバイヤーに、一割引いてしまいます。説明できる数字にたどり着く方法を、ここに書きます。',
      ),
      h('一時間から始める'),
      p(
        '自分の一時間がいくらかを決めます。一年の暮らしに要る額に、家賃、保険、アイロンを足し、実際に縫い、描く時間で割る。二千時間ではありません。小さな工房では千百時間に近く、残りはメールに消えます。出てきた数字に居心地の悪さを感じたら、それはこれまでの値段についての知らせです。',
      ),
      h('それから服'),
      p(
        '五行を書きます。捨てる分も含めた布、付属、縫製、設計の割り当て、仕入れの運賃。設計は、正直につくる枚数で割ります。サンプルもここに。足すと、原価です。卸値には、この原価がおよそ二度入らなければなりません。一度は自分のために、もう一度は、売れない季節のために。',
      ),
      p(
        'ですから卸値は、原価の二倍。小売は、卸値の二・一から二・四倍です。店は、そこから自分の窓を払うのですから。Orimeでは卸値が小売価格の四十二から四十八パーセントに収まり、外れると画面がお知らせします[^1]。',
      ),
      quote('居心地の悪さを感じたら、それは新しい値段ではなく、これまでの値段についての知らせです。'),
      h('どこでも同じ値段で'),
      p(
        '直接売るとき、取扱店より下げたくなります。しないでください。店は一日で気づきますし、怒るのはもっともです。直販はもともと取り分が多く、その分は、写真と荷造りと返品と、真夜中の質問のためにあります。',
      ),
      h('三つの通貨'),
      p(
        'ドル、円、ユーロは別々に決めます。換算して終わりにしないこと。四一二ドルは値段ですが、六一、三八八円はレシートです。丸め方は土地の作法で。円は五百円刻み、ドルとユーロは五刻み。日本と欧州の価格は税込み、米国は税抜きであることをお忘れなく。見直しは年に一度か、為替が一割を超えて動いたとき。その間は触らない。ちらつく値段は、誰も信じていない値段に見えます。',
      ),
      h('受注生産と一点もの'),
      p(
        '受注生産なら在庫を持たず、売れ残りもなく、裁つ前に支払われます。二倍のうち後の半分を省くのも、そのままにして日数を縮めるのも、どちらも公正です。一点ものは、前から値をつけます。時間に賃金を掛け、材料を足す。希少さの分は、もう一着と頼まれることはないと確信できるときだけ。',
      ),
      h('セール'),
      p(
        'セールは、最後の三サイズのためのもので、最初の三週間のためのものではありません。値下げの横には、どの市場でも、過去三十日の最安値が表示されます。法律で求められる国があり、そうでない国では礼儀だからです。二割五分引いて動かないなら、理由は値段ではありません。アーカイブに移し、頁は残し、学んだことを下に書いておきましょう。',
      ),
      h('最低数量'),
      p(
        '裁つ甲斐のある数を頼みます。一型三着から八着、初回は半日の荷造りに見合う額で。一・二・二・一のセットは、バイヤーの計算を省き、あなたの棚を平らにします。最低数量には厳しく、追加注文には寛大に。客になってくれたかどうかは、二度目の注文でわかります。',
      ),
      h('一枚の紙'),
      p(
        '時間。原価。二倍。掛ける二・二。三つの通貨に丸める。日付と署名を入れ、型紙と一緒に引き出しへ。次に誰かが眉をひそめたら、見せてもかまいません。見せるまでもないことが、たいていですけれど。',
      ),
      h('確認すること'),
      task('自分の一時間を計算し、書き留めた。'),
      task('一型ごとに、原価の五行。'),
      task('卸値は小売価格の四十二から四十八パーセント。'),
      task('三つの通貨を、土地の作法で丸めた。'),
      task('署名と日付を入れ、引き出しにしまった。'),
      note(1, '四十二を下回ると作り手が、四十八を上回ると店が、やっていけません。'),
    ],
  },
};

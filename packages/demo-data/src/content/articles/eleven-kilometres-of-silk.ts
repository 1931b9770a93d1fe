import type { ArticleSource } from '../article-blocks.ts';
import { text } from '../text.ts';
import { designer, h, image, p, product, quote } from './blocks.ts';

export const elevenKilometresOfSilk: ArticleSource = {
  slug: 'eleven-kilometres-of-silk',
  title: text('Eleven kilometres of silk', '絹、十一キロメートル'),
  dek: text(
    'From cocoon to dress without leaving the valley: one thread followed on foot through Kiryu.',
    '繭からドレスまで、谷を出ることなく。一本の糸を、桐生で歩いて追いました。',
  ),
  section: 'features',
  tags: ['silk', 'japan', 'textiles', 'what-a-trip'],
  author: 'merrin',
  featured: true,
  status: 'published',
  daysAgo: 9,
  body: {
    en: [
      p(
        'A cocoon weighs about as much as a paper clip and holds more than a kilometre of thread. The arithmetic is written in chalk on a beam at the Hatagiri mill in Kiryu, where somebody once had to explain it to visiting schoolchildren: so many cocoons to a momme, so many momme to a dress. Under the last line somebody else has added, in a smaller hand, “and one person to notice.”',
      ),
      p(
        'I had come to find out whether it was true, as Mio Akatsu claims, that nothing in her dresses travels farther than eleven kilometres before it is worn. She suggested walking. She lent me a pedometer and a folding umbrella, and on a grey Tuesday in June we set off from the far end.',
      ),
      h('Kilometre zero'),
      p(
        'The far end is a shed. Inside, on shelves of bamboo, forty thousand silkworms are eating mulberry leaves, and they sound exactly like rain on a tin roof. Mr. Ogane, who is seventy-four and the last grower in the valley to work full-time, sleeps beside them during the fifth and final instar because, he says, they wake you if they are unhappy. It is not clear how.',
      ),
      p(
        'He produces four crops a year. Two go to a museum’s conservation department and two to the valley. The price per kilogram is painted on his gate, like that of petrol, and below it is the price at which he will stop.',
      ),
      quote('They wake you if they are unhappy. It is not clear how.'),
      h('Kilometre three'),
      p(
        'Reeling is done in a low building next to the river by three women and a machine from 1958. The cocoons bob in warm water, the ends are found with a whisk of rice straw, and eight or nine are drawn up together into one strand. A skilled eye sees at once when one of the nine has run out; the new end is thrown on, not tied, and holds because of the gum that the caterpillar put there. A good reeler can keep twenty strands in her attention. When she blinks, she blinks quickly.',
      ),
      p(
        'The thread that leaves is called raw, and it is stiff and slightly green. Most of the world’s silk is reeled, these days, in rooms a hundred times as large. It is more even than this, and Akatsu has nothing against evenness. “But I am making bias-cut dresses,” she says, “and when a thread is perfectly regular the cloth hangs like a curtain. I want it to hang like water. Water isn’t regular.”',
      ),
      product('moonwater-silk-slip-silver'),
      h('Kilometre six'),
      p(
        'Crêpe yarn is twisted three thousand turns to the metre, until it would rather be a spring. At Hatagiri this is still done on a water frame, driven by a wheel in the canal behind the building. The electric frame beside it is used for orders in a hurry. The difference can be felt with the eyes shut: cloth from the electric frame is smooth pebbles; from the water frame, sand.',
      ),
      p(
        'Then come the looms, thirty of them, under a saw-toothed roof whose glass faces north. The noise is a fact of the body. Everyone here talks with their hands, and Akatsu’s cousin, who keeps the jacquards, tells me by gesture that the pattern now coming off the third loom has eleven thousand punched cards, that it was drawn in 1931 for a lining, and that nobody alive has seen it worn.',
      ),
      image('producer/hatagiri-silk/cover', 'Finished lengths, before dyeing.'),
      h('Kilometre nine'),
      p(
        'The cloth off the loom is dull, and crackles. It goes into a bath of soap and ash at just below the boil, loses a quarter of its weight and comes out as silk. This is the part that visitors are not prepared for: the shine was there all the time, under the gum, and all that anybody did was to take something away. Dyeing happens in the next room. The grey Akatsu likes takes three dips, and she compares each with the inside of an oyster shell that she carries in her pocket wrapped in a handkerchief.',
      ),
      h('Kilometre eleven'),
      p(
        'We finished at her table at twenty past five. It was built by her great-grandfather for inspecting obi, and is lit from beneath, like a pond. A length of the grey was already lying across it at forty-five degrees. Cutting on the bias wastes cloth, unless you cut two dresses head to tail, which she does; it also takes away your certainty, since a bias edge will stretch while you look at it. She cuts with the shears held still, and walks.',
      ),
      p(
        'The pedometer said 11.4. “You went back for the umbrella,” said Akatsu. I asked what she would do when Mr. Ogane reached the lower of the two prices on his gate. She ran her hand along the table, and thought about it. “He has a granddaughter,” she said. “She’s twenty-two and afraid of the caterpillars. She came in spring to count them for his subsidy form, and she stayed for the rain.”',
      ),
      product('cocoon-blouse'),
      designer('mio-akatsu'),
    ],
    jp: [
      p(
        '繭ひとつの重さは、ゼムクリップほど。そこに一キロメートルを超える糸が巻かれています。桐生の機桐織物では、梁にその計算がチョークで書かれていました。見学の小学生に説明した名残です。繭いくつで一匁、何匁で一着。最後の行の下に、誰かが小さな字で書き足しています。「それに、気づく人がひとり」。',
      ),
      p(
        '確かめたかったのは、赤津澪の言葉でした。わたしのドレスのなかに、十一キロより遠くから来たものはひとつもない、という。歩きましょう、と彼女は言い、万歩計と折り畳み傘を貸してくれました。六月の曇った火曜日、わたしたちはいちばん遠い端から歩きはじめます。',
      ),
      h('〇キロ地点'),
      p(
        '遠い端は、小屋でした。竹の棚で四万頭の蚕が桑を食べていて、トタン屋根に降る雨とまったく同じ音がします。大金さんは七十四歳、この谷で養蚕を専業とする最後のひとりです。五齢のあいだは蚕の脇で眠ります。機嫌が悪いと起こしてくれるから、だそうです。どうやって起こすのかは、よくわかりません。',
      ),
      p(
        '年に四回、繭がとれます。二回分は博物館の修復室へ、二回分はこの谷へ。一キロあたりの値段は、ガソリンのように門に書いてあり、その下に、ここまで下がったらやめるという値段も書いてあります。',
      ),
      quote('機嫌が悪いと起こしてくれるんです。どうやってかは、よくわかりません。'),
      h('三キロ地点'),
      p(
        '川沿いの低い建物で、三人の女性と一九五八年製の機械が糸を繰っています。湯のなかで繭が浮き沈みし、藁の小箒で糸口を探り、八つか九つをまとめて一本に。九つのうちのひとつが尽きると、慣れた目にはすぐわかります。新しい糸口は結ばず、投げるように添える。蚕が残した膠が、それを留めます。腕のいい人は二十本を同時に見ています。瞬きは、するときは素早く。',
      ),
      p(
        'こうしてできるのが生糸です。硬く、わずかに緑を帯びています。世界の絹の多くは、いまや百倍も広い部屋で繰られていて、ここの糸よりずっと揃っています。揃っていることに文句はないと赤津は言います。「でも、わたしはバイアスの服をつくっているので。糸が揃いすぎると、布がカーテンのように下がるんです。水のように落ちてほしい。水は、揃っていないでしょう」。',
      ),
      product('moonwater-silk-slip-silver'),
      h('六キロ地点'),
      p(
        '縮緬の糸は、一メートルに三千回撚ります。糸というより、ばねになりたがるまで。機桐では、いまも裏の水路の水車がその力です。隣の電動の撚糸機は、急ぎの注文のときだけ。違いは目を閉じてもわかります。電動の布は丸い小石、水車の布は砂の手触りです。',
      ),
      p(
        'そして織機。北向きの硝子をもつ鋸屋根の下に三十台。音というより、身体の事実です。ここでは誰もが手で話します。ジャカードを守る赤津の従兄が身ぶりで教えてくれました。三台目から出てくる柄の紋紙は一万一千枚。一九三一年に裏地のために描かれ、着た姿を見た者はもう誰もいない。',
      ),
      image('producer/hatagiri-silk/cover', '染める前の、織り上がった反物。'),
      h('九キロ地点'),
      p(
        '織機を下りた布は艶がなく、かさかさと鳴ります。沸騰の手前の、石鹸と灰の湯に浸すと、重さの四分の一を失い、絹になって出てきます。訪れた人がいちばん驚くところです。艶は、はじめから膠の下にあった。誰かがしたのは、取り去ることだけ。染めは隣の部屋です。赤津の好む銀鼠は三度浸します。そのつど彼女は、ハンカチに包んで持ち歩く牡蠣の殻の内側と見比べます。',
      ),
      h('十一キロ地点'),
      p(
        '彼女の台に着いたのは、五時二十分でした。曾祖父が帯の検反のために組んだもので、池のように下から光ります。銀鼠の布が、すでに四十五度の角度で広げられていました。斜めに裁つと布が余ります。だから二着を頭と裾で組み合わせる。斜めの縁は見ているあいだにも伸びるので、確信も失われます。彼女は鋏を止めたまま、自分が歩きます。',
      ),
      p(
        '万歩計は十一・四を指していました。「傘を取りに戻ったからですよ」と赤津。門の、低いほうの値段になったらどうするのか、と尋ねてみました。彼女は台に手を滑らせ、しばらく考えます。「お孫さんがいるんです。二十二歳で、蚕が怖い。春に、補助金の書類のために数えに来て――雨の音を聞きに、そのまま残りました」。',
      ),
      product('cocoon-blouse'),
      designer('mio-akatsu'),
    ],
  },
};

import type { ArticleSource } from '../article-blocks.ts';
import { text } from '../text.ts';
import { h, image, note, p, product, quote } from './blocks.ts';

export const vatsThatEatBananas: ArticleSource = {
  slug: 'vats-that-eat-bananas',
  title: text('Vats that eat bananas', 'バナナを食べる甕'),
  dek: text(
    'Indigo is alive. In Tokushima it drinks sake and in Phrae it prefers fruit.',
    '藍は生きています。徳島では酒を飲み、プレーでは果物を好みます。',
  ),
  section: 'makers',
  tags: ['indigo', 'dyeing', 'what-a-trip', 'japan', 'thailand'],
  author: 'merrin',
  status: 'published',
  daysAgo: 14,
  body: {
    en: [
      p(
        'At half past six in the morning Haruko Nakagiri takes the lid off the fourth vat from the door, and smells it. Then she puts in a finger and tastes it. “Hungry,” she says, and her nephew goes for the bran. There are sixteen vats in the courtyard, sunk to their necks in the floor, and each is in a different mood. The one at the end has been sulking since the rain.',
      ),
      p(
        'Indigo does not dissolve in water. This is the whole of the difficulty, and also of the craft. To get the blue into a thread you must first take away its oxygen, which turns it yellow-green and soluble; the thread drinks, and when it is lifted into the air it goes blue before your eyes, like something remembered.[^1] Chemists do the taking-away with a white powder in ten minutes. In Tokushima it is done by bacteria, takes two weeks, and can go wrong on any day of it.',
      ),
      image('producer/nakagiri-indigo/cover', 'Cotton after the seventh dip.'),
      h('A hundred days under straw'),
      p(
        'The leaves are cut in July, dried and heaped on a clay floor. For a hundred days the heap is watered, turned and covered with straw mats that are changed according to how it breathes. By December it has become sukumo, a black compost which smells of stables. In spring it goes into the vat with lye from hardwood ash, lime, wheat bran and a litre or so of sake. The sake is cheap, Nakagiri says, but it is real; the bacteria can tell.',
      ),
      p(
        'I asked how many people still do all of it, from leaf to cloth. She counted on one hand and then stopped, because the telephone rang.',
      ),
      quote('The sake is cheap but it is real. The bacteria can tell.', 'Haruko Nakagiri'),
      h('Four thousand kilometres south-west'),
      p(
        'In Phrae, in northern Thailand, nobody has heard of sukumo. Here the leaves are of another plant altogether, and are soaked fresh, beaten with lime until the foam goes from green to violet, and left to settle into a paste like blue yoghurt. The vat is a clay jar under the house. To feed it, Mali Suwanthep’s dyers use what there is: overripe bananas, tamarind, rice liquor, palm sugar, and on one occasion a birthday cake.',
      ),
      p(
        '“It was a good week,” says the dyer, Pa Somjit, who is sixty-eight and has inherited two jars that are older. She also tastes. A well-fed vat is sweet first, and sharp afterward. A dying one tastes of coins. She believes that the jars dislike quarrels, and when she and her husband have to discuss money they do so across the road.',
      ),
      product('mo-hom-jacket'),
      h('What the two have in common'),
      p(
        'I had brought a strip of cotton dyed in Tokushima, and Pa Somjit held it against one of her own. They were not the same blue. Hers was warmer and had a little purple in it; the Japanese one was colder and, at the edge, nearly green. She turned them over, looked at the back, rubbed each with a wet thumb. Then she laughed, and said something which Mali translated as: “She dips more. I wait longer.”',
      ),
      p(
        'It is a fair summary. In Tokushima a deep blue is made by eleven or more short dips with air between, each laying down a thin coat. In Phrae the cloth goes in for an afternoon and comes out for a night. The result is the same number of hours. It also fades in the same way, from the edges inward, which is why both women look at a jacket’s cuffs before they look at who is wearing it.',
      ),
      product('fold-haori-indigo'),
      h('Keeping it alive'),
      p(
        'A vat that is fed every day can live for years. The oldest of Nakagiri’s is older than her nephew. When she travels she telephones, and he holds the receiver over the surface so that she can hear whether the foam is ticking. Pa Somjit does not travel. “Where would I go?” she says. “They would sulk.”',
      ),
      p(
        'On my last evening she gave me a jar the size of a teacup to take home. I fed it banana, then sake, then, in a moment of weakness, brown sugar dissolved in tea. It lived for nineteen days. On the twentieth it tasted of coins. I have been told by both of them, in almost the same words, that this was a good age for a first one.',
      ),
      note(
        1,
        'Indigo is reduced to leuco-indigo, which is soluble in alkali, and oxidises back to the insoluble pigment within the fibre.',
      ),
    ],
    jp: [
      p(
        '朝六時半、中桐春子さんは戸口から四つ目の甕の蓋を取り、匂いをかぎます。それから指を入れ、舐める。「お腹がすいてる」。甥がふすまを取りに走ります。中庭には十六の甕が首まで埋められ、それぞれ機嫌が違います。いちばん奥のひとつは、雨からずっと拗ねているのだそうです。',
      ),
      p(
        '藍は水に溶けません。難しさはすべてそこにあり、技もまたそこにあります。糸に青を入れるには、まず酸素を奪わなければならない。すると藍は黄緑になり、水に溶け、糸に吸われる。引き上げて空気に触れると、目の前で青くなります。何かを思い出すように[^1]。化学なら白い粉で十分間。徳島では菌の仕事です。二週間かかり、そのどの日にも失敗しえます。',
      ),
      image('producer/nakagiri-indigo/cover', '七度目に浸した綿布。'),
      h('莚の下の百日'),
      p(
        '葉は七月に刈り、乾かし、土間に積みます。百日のあいだ、水を打ち、切り返し、息づかいに合わせて莚を替える。十二月には蒅になります。馬小屋の匂いのする黒い堆肥です。春、堅木の灰汁と石灰、ふすま、そして一升に足りない酒とともに甕へ。安い酒ですけどね、本物です、と春子さんは言います。菌にはわかりますから。',
      ),
      p('葉から布まで、全部をやる人はどれくらい残っているのか。尋ねると、彼女は片手で数えはじめ、途中でやめました。電話が鳴ったからです。'),
      quote('安い酒ですけど、本物です。菌にはわかりますから。', '中桐春子'),
      h('南西へ四千キロ'),
      p(
        '北タイのプレーでは、誰も蒅を知りません。ここの藍はそもそも別の植物で、葉を生のまま浸し、石灰とともに泡が緑から紫に変わるまで打ち、青いヨーグルトのような泥に沈めます。甕は高床の家の下に。マリ・スワンテープの染め手たちは、家にあるもので甕を養います。熟れすぎたバナナ、タマリンド、米焼酎、椰子砂糖。いちどは誕生日のケーキも。',
      ),
      p(
        '「いい一週間だったよ」と、染め手のソムジットおばさん。六十八歳、自分より年上の甕をふたつ受け継いでいます。彼女も舐めます。よく食べた甕は、先に甘く、あとで鋭い。死にかけた甕は、硬貨の味がする。甕は言い争いを嫌うので、夫とお金の話をするときは道の向こう側に渡るのだそうです。',
      ),
      product('mo-hom-jacket'),
      h('ふたつに共通するもの'),
      p(
        '徳島で染めた細い綿布を持って行きました。おばさんはそれを、自分の布に並べます。同じ青ではありません。彼女のものは温かく、わずかに紫を含み、日本のものは冷たく、端はほとんど緑です。裏返し、濡らした親指でこすり、それから笑って何か言いました。マリが訳してくれます。「向こうは何度も入れる。わたしは長く待つ」。',
      ),
      p(
        '見事な要約でした。徳島の深い青は、短く浸しては空気に当て、それを十一度、あるいはもっと。薄い膜を重ねていきます。プレーでは、布は午後いっぱい浸かり、ひと晩外に出ます。かける時間は同じです。そして、どちらも縁から内へ褪せる。だから二人とも、着ている人を見る前に、上着の袖口を見ます。',
      ),
      product('fold-haori-indigo'),
      h('生かしておくこと'),
      p(
        '毎日養えば、甕は何年も生きます。中桐家でいちばん古いものは、甥よりも年上です。旅先から春子さんが電話をすると、甥は受話器を液面にかざします。泡の立つ音を聞くために。ソムジットおばさんは旅をしません。「どこへ行くのさ。拗ねるだろう」。',
      ),
      p(
        '最後の晩、湯呑みほどの甕をもらって帰りました。バナナをやり、酒をやり、魔が差して、紅茶に溶かした黒砂糖もやりました。十九日生きました。二十日目に、硬貨の味がしました。最初の子にしては長生きだったと、ふたりとも、ほとんど同じ言葉で言ってくれました。',
      ),
      note(1, '藍は還元されて、アルカリ液に溶けるロイコ体になり、繊維のなかで酸化されて、再び水に溶けない色素に戻ります。'),
    ],
  },
};

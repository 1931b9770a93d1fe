import type { ArticleSource } from '../../article-blocks.ts';
import { text } from '../../text.ts';
import { h, p, quote } from '../blocks.ts';

export const oneDoorOnePiece: ArticleSource = {
  slug: 'one-door-one-piece',
  title: text('A room for things of which there is one', '一点しかないもののための部屋'),
  dek: text(
    'Press release: the private reserve opens with ten numbered pieces.',
    'プレスリリース。番号の入った十点とともに、プライベート・リザーブを開きます。',
  ),
  section: 'press',
  tags: ['press-release', 'private-reserve'],
  author: 'kuroiwa',
  status: 'published',
  daysAgo: 126,
  pictures: { cover: 'producer/derb-lahrir/cover' },
  body: {
    en: [
      p(
        'Orime’s private reserve is open. It’s a small room in the marketplace for pieces which exist once, or in an edition with a number, and which their makers would rather place than sell. There are ten of them to begin with. One took fourteen months.',
      ),
      p(
        'The room has a door, and the door has a code, given out by the designers and by the editors to people who ask. This is not to make it exclusive. It is because a single garment that is seen by forty thousand people in one morning turns into a race, and the wrong person wins it.',
      ),
      h('Held for a day'),
      p(
        'Whoever is inside may put a piece on hold for twenty-four hours. During that time nobody else can buy it, and the designer can be asked anything: how it closes, whether it has been worn, whether it can be let out. The hold costs nothing and binds nobody. The marketplace makes certain that a piece can be held by one person, and sold once; it has been tested with two hundred people pressing the button in the same second.',
      ),
      quote('I made it for one person. I merely don’t know yet who it is.', 'A maker in the reserve'),
      h('Numbers'),
      p(
        'A number is sewn into each piece and stands on its page. Editions are never extended. When the last of one is sold its page remains, with the picture, the number and the words, and says where the maker’s present work may be seen.',
      ),
      p(
        'Members of the press may have a code by writing to press@example.com. We ask that addresses of buyers, where they’re known, stay out of print.',
      ),
    ],
    jp: [
      p(
        'Orimeのプライベート・リザーブを開きました。この世に一着だけ、あるいは番号の入った少数だけつくられ、作り手が「売る」よりも「託す」ことを望むもののための、小さな部屋です。はじめは十点。うち一点には、十四か月がかかっています。',
      ),
      p(
        '部屋には扉があり、扉には合言葉があります。合言葉は、デザイナーと編集部が、尋ねてくださった方にお渡しします。特別扱いのためではありません。たった一着の服を、一朝に四万人が見れば、競走になり、勝つべきでない人が勝ってしまうからです。',
      ),
      h('一日のお取り置き'),
      p(
        '部屋に入られた方は、一点を二十四時間お取り置きできます。そのあいだ、ほかの方は購入できません。デザイナーには何でもお尋ねください。どう留めるのか、袖を通したことはあるか、幅は出せるか。お取り置きに費用はかからず、お約束にもなりません。ひとつの品を取り置けるのは一人だけ、売れるのは一度だけ。二百人が同じ一秒に釦を押しても、そうなることを確かめてあります。',
      ),
      quote('ひとりの人のためにつくりました。それが誰なのか、まだ知らないだけです。', 'リザーブの作り手'),
      h('番号'),
      p(
        '番号は一点ずつに縫い込まれ、頁にも記されます。あとから数を増やすことはありません。最後の一点が売れたあとも頁は残り、写真と番号と言葉に、その作り手の現在の仕事をご覧いただける場所を添えます。',
      ),
      p(
        '報道関係の方には合言葉をお渡しします。press@example.com までご連絡ください。購入された方の所在は、ご存じの場合も、紙面に載せないようお願いいたします。',
      ),
    ],
  },
};

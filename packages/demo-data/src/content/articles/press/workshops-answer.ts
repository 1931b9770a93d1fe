import type { ArticleSource } from '../../article-blocks.ts';
import { text } from '../../text.ts';
import { h, p, quote } from '../blocks.ts';

export const workshopsAnswer: ArticleSource = {
  slug: 'workshops-answer',
  title: text('Fourteen workshops agree to answer within three days', '十四の工房が、三日以内の返事を約束'),
  dek: text(
    'Press release: designers can ask for a quote in their own language, and see who is free.',
    'プレスリリース。デザイナーは自分の言語で見積もりを頼み、誰の手が空いているかを知ることができます。',
  ),
  section: 'press',
  tags: ['press-release', 'craft', 'textiles'],
  author: 'merrin',
  status: 'published',
  daysAgo: 108,
  pictures: { cover: 'producer/lanificio-cervora/cover' },
  body: {
    en: [
      p(
        'The fourteen producers on Orime, from an indigo dyer in Tokushima to a tailoring room in Naples, now take requests for quotes through the marketplace. A designer says what is to be made, how many, out of what and by when; the workshop replies with a price, a date and, very often, a question.',
      ),
      p(
        'All fourteen have agreed to answer within three working days, including with “no”. In the six months of the trial the median was eleven hours. The longest took the full three days, and was written by hand, because the mill in question was flooded.',
      ),
      h('Both languages, side by side'),
      p(
        'The form asks for numbers where there should be numbers, so that the important part of a request needs no translation: pieces, metres, grams, days. What remains is words, and these are shown as they were written, with a translation beneath. Neither replaces the other. A weaver in Kiryu told us that she reads both, “since the mistakes are different.”',
      ),
      quote('I read both. The mistakes are different.', 'A weaver in Kiryu'),
      h('From the quote to the parcel'),
      p(
        'A quote that’s accepted becomes a production run, with stages that both sides can see and photographs where it helps. When it is finished the pieces are put into the designer’s stock, and whoever asked to be told of them is told. Orime takes no commission on what designers pay to workshops.',
      ),
      p(
        'Producers who would like to be listed may apply at any time, and are visited before they are. For visits by the press: press@example.com.',
      ),
    ],
    jp: [
      p(
        '徳島の藍染めからナポリの仕立て場まで、Orimeの十四の生産者が、マーケットプレイスを通じた見積もりの依頼を受けるようになりました。デザイナーは、何を、いくつ、何で、いつまでに、を伝えます。工房からは、価格と日付、そしてたいてい質問がひとつ返ってきます。',
      ),
      p(
        '十四軒すべてが、三営業日以内の返事を約束しました。お断りの返事も含めてです。半年の試行では、中央値は十一時間。最も長くかかった一通は三日ちょうどで、手書きでした。その機屋が、水に浸かっていたためです。',
      ),
      h('二つの言語を並べて'),
      p(
        '依頼の書式は、数字であるべきところで数字を尋ねます。点数、メートル、グラム、日数。大切な部分に翻訳は要りません。残るのは言葉です。言葉は書かれたまま示され、下に訳が添えられます。どちらかが置き換わることはありません。桐生のある織り手は、両方読むといいます。「間違え方が、違うので」。',
      ),
      quote('両方読みます。間違え方が、違うので。', '桐生の織り手'),
      h('見積もりから荷物まで'),
      p(
        '承諾された見積もりは生産の記録となり、双方が工程を、必要なところでは写真とともに確かめられます。仕上がった品はデザイナーの在庫に入り、入荷を待っていた方にはお知らせが届きます。デザイナーが工房へ支払う代金から、Orimeが手数料をいただくことはありません。',
      ),
      p(
        '掲載を希望される生産者の方は、いつでもご応募いただけます。掲載の前に、必ずお訪ねします。取材のお申し込みは press@example.com まで。',
      ),
    ],
  },
};

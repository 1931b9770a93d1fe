import type { DesignerStyles } from '../style-source.ts';
import { text } from '../text.ts';

export const ninoTsikhara: DesignerStyles = {
  designer: 'nino-tsikhara',
  styles: [
    {
      key: 'balcony-coat',
      name: 'Balcony Coat',
      nameJp: 'バルコニーのコート',
      category: 'coat',
      fabric: 'wool-melton',
      gender: 'women',
      season: 'AW26',
      madeToOrderDays: 38,
      shape: { collar: 'mock', flare: 1.3, length: 1.1 },
      priceLevel: 1.1,
      make: { closure: 'hidden-buttons' },
      text: text(
        'The chokha, cut for the far side of the century: nipped, flared, closed to the throat by hidden hooks. The cartridge loops have moved inside and hold pens now, eight of them, all useful.',
        '民族衣装チョハを、百年のちのために裁ち直したコート。腰で締まり、裾で広がり、隠し鉤で喉元まで閉じます。弾帯は内側へ移り、いまはペンを差します。八つとも使えます。',
      ),
      colours: [
        { colour: 'wine', note: text('Saperavi, held to a window.', '窓にかざしたサペラヴィの色です。') },
        { colour: 'umber', note: text('Umber, with grey hooks.', '焦茶に、灰の鉤です。') },
      ],
    },
    {
      key: 'bathhouse-knit',
      name: 'Bathhouse Knit',
      nameJp: '浴場街のニット',
      category: 'knit',
      fabric: 'alpaca-knit',
      gender: 'unisex',
      season: 'AW26',
      shape: { collar: 'turtle', width: 1.15 },
      make: { hem: 'straight', cuffs: 'hemmed' },
      text: text(
        'A steam-soft pullover with a funnel neck, knitted so loosely that it needs its own weight to find the shape. Drop shoulder, no ribs, edges rolled and left alone.',
        '湯気のように柔らかい、筒衿のプルオーバー。自身の重みで形が決まるほど、ゆるく編みました。肩は落ち、リブはなく、縁は巻いたまま手を加えません。',
      ),
      colours: [
        {
          colour: 'mustard',
          standing: 'hidden',
          note: text('Sulphur yellow, off sale for re-dyeing.', '硫黄の黄。染め直しのため休止中です。'),
        },
      ],
    },
    {
      key: 'vine-terrace-shirt',
      name: 'Vine Terrace Shirt',
      nameJp: '葡萄棚のシャツ',
      category: 'shirt',
      fabric: 'linen',
      gender: 'men',
      season: 'SS26',
      make: { collar: 'band' },
      text: text(
        'A band-collar shirt in field linen, high in the neck, loose in the body, with a tendril of hand stitching where the placket ends. For harvest, and for the table afterwards.',
        '畑のリネンのバンドカラーシャツ。首は高く、身頃はゆるく、前立ての終わりに手縫いの蔓が一本。収穫のために、そしてそのあとの食卓のために。',
      ),
      colours: [{ colour: 'sage', standing: 'archived', note: text('Leaf green of the 2026 summer.', '二〇二六年夏の葉の色です。') }],
    },
    {
      key: 'shepherds-cape',
      name: 'Shepherd’s Cape',
      nameJp: '羊飼いのケープ',
      category: 'haori',
      fabric: 'wool-melton',
      gender: 'women',
      season: 'AW25',
      priceLevel: 3,
      lined: false,
      text: text(
        'A nabadi reduced by half: felted in Tusheti by rolling the fleece under forearms for a day, then shaped over a bench. It stands by itself. It will outlive the chair you hang it on.',
        '羊飼いの外套ナバディを半分にしました。トゥシェティで一日、腕の下に羊毛を転がしてフェルトにし、作業台で形づくります。自立し、掛けた椅子より長く生きるでしょう。',
      ),
      colours: [
        {
          colour: 'umber',
          print: 'gradient',
          printColour: 'ash',
          standing: 'reserve',
          oneOff: true,
          note: text('From one flock.', 'ひとつの群れの毛だけで。'),
        },
      ],
    },
  ],
};

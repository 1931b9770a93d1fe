import type { ArticleSource } from '../../article-blocks.ts';
import { text } from '../../text.ts';
import { p } from '../blocks.ts';

export const upstairsInAugust: ArticleSource = {
  slug: 'upstairs-in-august',
  title: text('Upstairs in August', '八月の二階'),
  dek: text('Winter coats, thirty-four degrees, and a window.', '冬のコートと、三十四度と、窓ひとつ。'),
  section: 'makers',
  tags: ['tokyo', 'summer'],
  author: 'ito-kasumi',
  status: 'draft',
  daysAgo: 1,
  pictures: { cover: 'design/hakama-trousers-moss/macro' },
  body: {
    en: [],
    jp: [
      p('八月の二階は、冬のコートでいっぱいになります。窓を開けるとアイロンが冷め、閉めると人が倒れるので、十五分ごとに相談が始まります。'),
    ],
  },
};

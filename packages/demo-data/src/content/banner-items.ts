import type { LocalText } from '../vocabulary/local-text.ts';
import { text } from './text.ts';

export type BannerItemSource = {
  readonly name: string;
  readonly published: 'published' | 'draft';
  readonly promo: LocalText;
  readonly url: string;
};

export const bannerItems: readonly BannerItemSource[] = [
  {
    name: 'Autumn delivery',
    published: 'published',
    promo: text('The autumn delivery is in: from Accra to Sapporo', '秋の入荷が揃いました。アクラから札幌まで'),
    url: '/catalog',
  },
  {
    name: 'Free post',
    published: 'published',
    promo: text('Free delivery until the end of the year with FREEPOST', '年内はコード FREEPOST で送料無料'),
    url: '/catalog',
  },
  {
    name: 'Issue four',
    published: 'published',
    promo: text('Magazine: the weight of a fold', 'マガジン最新号：折目の重さ'),
    url: '/digital-magazine',
  },
  { name: 'Winter sale', published: 'draft', promo: text('The winter sale begins on 4 January', '冬のセールは1月4日から'), url: '/sale' },
];

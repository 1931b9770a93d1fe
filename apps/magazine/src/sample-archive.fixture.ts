import type { ArchiveSeason } from '@orime/contracts/api/discovery/archive';
import { image } from './sample-articles.fixture.ts';

export const pastSeason: ArchiveSeason = {
  year: 2025,
  season: 'AW',
  designs: 3,
  images: [image],
  lookbooks: [{ id: 'lbk_1', slug: 'ash', title: { en: 'Ash', jp: '灰' }, designer: 'Ito Kasumi', cover: image }],
};

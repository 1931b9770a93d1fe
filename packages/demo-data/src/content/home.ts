import type { EditorialSpec } from '../vocabulary/image-spec.ts';
import { getEntry, seedOf } from './catalogue.ts';
import { text } from './text.ts';

/** The four pictures of the home page and of the menu panels. */
export const homeSpecs: readonly EditorialSpec[] = [
  {
    key: 'home/hero',
    composition: 'rail',
    ratio: '16:9',
    palette: ['ecru', 'indigo', 'vermilion'],
    garments: ['fold-haori-indigo', 'crease-line-coat-camel', 'lagoon-dress-saffron', 'moonwater-silk-slip-wine'].map(
      (slug) => getEntry(slug).recipe,
    ),
    grade: 'neutral',
    seed: seedOf('home/hero'),
    alt: text('A haori, a coat, a dress and a silk slip on dress forms', 'トルソーに着せた羽織、コート、ワンピース、シルクのスリップ'),
  },
  {
    key: 'home/men',
    composition: 'window',
    ratio: '4:5',
    palette: ['slate', 'ash', 'chalk'],
    garments: ['harbour-work-jacket', 'bacalhoeiro-sweater-ecru'].map((slug) => getEntry(slug).recipe),
    grade: 'cool',
    seed: seedOf('home/men'),
    alt: text('A denim work jacket and a cable sweater in window light', '窓明かりのなかのデニムジャケットとケーブルセーター'),
  },
  {
    key: 'home/women',
    composition: 'window',
    ratio: '4:5',
    palette: ['blush', 'oat', 'chalk'],
    garments: ['paddy-field-dress-celadon', 'belleville-trench-wine'].map((slug) => getEntry(slug).recipe),
    grade: 'warm',
    seed: seedOf('home/women'),
    alt: text('A printed dress and a wine trench coat in window light', '窓明かりのなかの花柄のワンピースとワインレッドのトレンチ'),
  },
  {
    key: 'home/map',
    composition: 'globe',
    ratio: '16:9',
    palette: ['indigo', 'mist', 'ecru'],
    fabric: 'poplin',
    grade: 'cool',
    seed: seedOf('home/map'),
    alt: text('A globe draped in indigo cloth', '藍色の布をまとった地球儀'),
  },
];

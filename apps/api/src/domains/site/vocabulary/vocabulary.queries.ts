import type { ColourTerm, SizeCharts, Term, Vocabulary } from '@orime/contracts/api/site/vocabulary';
import type { Db } from '../../../house/db/db.ts';

/** The words of the catalogue, in the order of the forms. */
export async function readCatalogueWords(db: Db): Promise<Pick<Vocabulary, 'categories' | 'fibres' | 'care' | 'colours'>> {
  const [categories, fibres, care, colours] = await Promise.all([
    db.selectFrom('categories').select(['slug as key', 'name_en', 'name_jp']).orderBy('position').orderBy('slug').execute(),
    db.selectFrom('fibres').select(['key', 'name_en', 'name_jp']).orderBy('key').execute(),
    db.selectFrom('care_labels').select(['key', 'name_en', 'name_jp']).orderBy('key').execute(),
    db.selectFrom('colours').select(['key', 'name_en', 'name_jp', 'hex']).orderBy('position').orderBy('key').execute(),
  ]);
  return { categories: categories.map(toTerm), fibres: fibres.map(toTerm), care: care.map(toTerm), colours: colours.map(toColour) };
}

/** What size charts measure, and the chart of each category that has one. */
export async function readSizeCharts(db: Db): Promise<SizeCharts> {
  const [measures, categories] = await Promise.all([
    db.selectFrom('measures').select(['key', 'name_en', 'name_jp']).orderBy('position').orderBy('key').execute(),
    db
      .selectFrom('categories')
      .innerJoin('size_charts', 'size_charts.id', 'categories.size_chart_id')
      .select(['categories.slug as category', 'size_charts.sizes'])
      .orderBy('categories.position')
      .orderBy('categories.slug')
      .execute(),
  ]);
  return { measures: measures.map(toTerm), categories: categories.map(({ category, sizes }) => ({ category, sizes: [...sizes] })) };
}

type WordRow = { readonly key: string; readonly name_en: string; readonly name_jp: string };

function toTerm({ key, name_en: en, name_jp: jp }: WordRow): Term {
  return { key, label: { en, jp } };
}

function toColour({ hex, ...word }: WordRow & { readonly hex: string }): ColourTerm {
  return { ...toTerm(word), hex };
}

import { type CatalogueEntry, catalogue } from '../../content/catalogue.ts';
import { getDesigner } from '../../content/designers/index.ts';
import { materials, usualMaterials } from '../../content/materials.ts';
import { producers } from '../../content/producers/index.ts';
import { categories, type CategoryKey } from '../../vocabulary/categories.ts';
import { colours } from '../../vocabulary/colours.ts';
import { designImageKey } from '../../vocabulary/design-recipe.ts';
import { producerId, profileId } from '../people/houses.ts';
import type { World } from '../world/world.ts';
import type { CategoryRow, DesignImageRow, DesignRow } from './catalogue-rows.ts';
import { careOf, hsCodeOf, weightOf } from './cloth-facts.ts';
import { featuredOrder } from './featured-order.ts';
import { chartFor } from './sizes.ts';

export function buildCategories(): CategoryRow[] {
  return (Object.keys(categories) as CategoryKey[]).map((key, index) => ({
    key,
    label: categories[key],
    position: index + 1,
    sizeChart: chartFor(key, 'women', 'US').key,
  }));
}

export function designId(world: World, slug: string): string {
  return world.id('dsn', slug);
}

/** Everything but the number of likes, which follows from who likes what. */
export function buildDesigns(world: World, likesBySlug: ReadonlyMap<string, number>): DesignRow[] {
  const ranks = featuredOrder(catalogue);
  const onSale = slugsOnSale(world);
  return catalogue.map((entry) =>
    designRow(world, entry, ranks.get(entry.slug) ?? catalogue.length, onSale.has(entry.slug), likesBySlug.get(entry.slug) ?? 0),
  );
}

export function buildDesignImages(world: World): DesignImageRow[] {
  const views = ['front', 'back', 'detail', 'macro'] as const;
  return catalogue.flatMap(({ slug }) =>
    views.map((view, position) => ({ designId: designId(world, slug), imageKey: designImageKey(slug, view), position, view })),
  );
}

/** 24 of the designs that can be bought from stock, chosen by chance. */
function slugsOnSale(world: World): ReadonlySet<string> {
  const open = catalogue.filter(
    (entry) => !entry.choice.standing && !entry.choice.oneOff && !entry.style.madeToOrderDays && !getDesigner(entry.designer).standing,
  );
  return new Set(
    world
      .random('sale')
      .some(open, 24)
      .map((entry) => entry.slug),
  );
}

function designRow(world: World, entry: CatalogueEntry, rank: number, onSale: boolean, likesCount: number): DesignRow {
  const { style, choice } = entry;
  const season = choice.season ?? style.season;
  const designer = getDesigner(entry.designer);
  const maker = producers.find((producer) => producer.slug === style.producer);
  const archived = choice.standing === 'archived';
  return {
    id: designId(world, entry.slug),
    styleId: world.id('sty', style.key),
    styleKey: style.key,
    profileId: profileId(world, entry.designer),
    producerId: style.producer ? producerId(world, style.producer) : null,
    name: entry.name,
    nameJp: entry.nameJp,
    slug: entry.slug,
    description: entry.description,
    gender: style.gender,
    category: style.category,
    sizeChart: chartFor(style.category, style.gender, designer.country).key,
    fabric: style.fabric,
    print: choice.print ?? 'solid',
    colour: choice.colour,
    colourHex: colours[choice.colour].hex,
    colourLabel: { en: colours[choice.colour].en, jp: colours[choice.colour].jp },
    tags: tagsOf(entry),
    season: season.startsWith('SS') ? 'SS' : 'AW',
    year: 2000 + Number(season.slice(2)),
    materials: (style.materials ?? usualMaterials[style.fabric]).map(([key, percent]) => ({ key, label: materials[key], percent })),
    care: careOf(style.fabric),
    countryOrigin: maker?.country ?? designer.country,
    hsCode: hsCodeOf(style.category),
    weightGrams: weightOf(style.category, style.fabric),
    confirmed: choice.standing === 'unconfirmed' ? 'unconfirmed' : 'confirmed',
    hidden: choice.standing === 'hidden',
    archivedAt: archived ? world.daysAgo(60 + (rank % 40) * 5) : null,
    privateReserve: choice.standing === 'reserve',
    madeToOrder: style.madeToOrderDays !== undefined,
    oneOff: choice.oneOff ?? false,
    onSale,
    featuredRank: rank,
    likesCount,
    createdAt: world.daysAgo(choice.standing === 'unconfirmed' ? 1 + (rank % 8) : archived ? 420 + rank : 2 + rank * 1.3),
  };
}

function tagsOf({ style, choice }: CatalogueEntry): string[] {
  return [
    style.fabric,
    ...(choice.print && choice.print !== 'solid' ? [choice.print] : []),
    ...(style.madeToOrderDays ? ['made-to-order'] : []),
    ...(choice.oneOff ? ['one-off'] : []),
    ...(style.producer ? [style.producer] : []),
  ];
}

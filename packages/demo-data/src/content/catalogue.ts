import { colours } from '../vocabulary/colours.ts';
import type { DesignRecipe } from '../vocabulary/design-recipe.ts';
import type { LocalText } from '../vocabulary/local-text.ts';
import { designerStyles } from './designs/index.ts';
import type { ColourSource, StyleSource } from './style-source.ts';

/** One design: a style in one of its colours, with what follows from the two. */
export type CatalogueEntry = {
  readonly slug: string;
  readonly name: string;
  readonly nameJp: string;
  readonly description: LocalText;
  readonly designer: string;
  readonly style: StyleSource;
  readonly choice: ColourSource;
  readonly recipe: DesignRecipe;
};

/** All designs, by designer, in the order they were written. */
export const catalogue: readonly CatalogueEntry[] = designerStyles.flatMap(({ designer, styles }) =>
  styles.flatMap((style) => style.colours.map((choice) => entryOf(designer, style, choice))),
);

/** What the imagery has to render, one recipe a design. */
export const designRecipes: readonly DesignRecipe[] = catalogue.map((entry) => entry.recipe);

const entriesBySlug = new Map(catalogue.map((entry) => [entry.slug, entry]));

/** The design with this slug. Throws on a slug nobody wrote, so a misspelt reference fails the build of the data. */
export function getEntry(slug: string): CatalogueEntry {
  const entry = entriesBySlug.get(slug);
  if (!entry) throw new Error(`no design has the slug ${slug}`);
  return entry;
}

function entryOf(designer: string, style: StyleSource, choice: ColourSource): CatalogueEntry {
  const alone = style.colours.length === 1;
  const colour = colours[choice.colour];
  const slug = alone ? style.key : `${style.key}-${choice.colour}`;
  return {
    slug,
    name: alone ? style.name : `${style.name}, ${colour.en}`,
    nameJp: alone ? style.nameJp : `${style.nameJp}・${colour.jp}`,
    description: choice.note ? { en: `${style.text.en} ${choice.note.en}`, jp: `${style.text.jp}${choice.note.jp}` } : style.text,
    designer,
    style,
    choice,
    recipe: {
      slug,
      category: style.category,
      fabric: style.fabric,
      colour: choice.colour,
      print: choice.print ?? 'solid',
      ...(choice.printColour ? { printColour: choice.printColour } : {}),
      // Colour siblings share the seed, so that their folds fall alike and only the colour differs.
      seed: seedOf(style.key),
      ...style.shape,
    },
  };
}

/** 32-bit FNV-1a: a small stable number from a word. */
export function seedOf(word: string): number {
  let hash = 0x811c9dc5;
  for (const char of word) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

import type { GarmentRecipe } from '@orime/cloth';
import type { CategoryKey } from '../vocabulary/categories.ts';
import type { ColourKey } from '../vocabulary/colours.ts';
import type { Collar, Sleeve } from '../vocabulary/design-recipe.ts';
import type { FabricKey } from '../vocabulary/fabrics.ts';
import type { LocalText } from '../vocabulary/local-text.ts';
import type { PrintKey } from '../vocabulary/prints.ts';
import type { MaterialKey } from './materials.ts';
import type { ProducerSlug } from './producers/slugs.ts';

/** Where a design stands apart from the ordinary: waiting for review, hidden by its designer, kept for the reserve, or of a past season. */
export type Standing = 'unconfirmed' | 'hidden' | 'reserve' | 'archived';

export type ColourSource = {
  readonly colour: ColourKey;
  readonly print?: PrintKey;
  readonly printColour?: ColourKey;
  /** Closing sentence of the description, about this colour alone. */
  readonly note?: LocalText;
  /** Where it differs from the style's. */
  readonly season?: StyleSource['season'];
  readonly standing?: Standing;
  /** Exactly one garment exists. */
  readonly oneOff?: boolean;
};

/** One cut, in one to three colours; each colour becomes a design of its own. */
export type StyleSource = {
  readonly key: string;
  readonly name: string;
  readonly nameJp: string;
  readonly category: CategoryKey;
  readonly fabric: FabricKey;
  readonly gender: 'men' | 'women' | 'unisex';
  readonly season: `${'SS' | 'AW'}${number}`;
  readonly producer?: ProducerSlug;
  /** Sewn after the order, in this many days. */
  readonly madeToOrderDays?: number;
  /** Percentages; the fabric's own mixture if absent. */
  readonly materials?: readonly (readonly [MaterialKey, number])[];
  /** Multiplies the usual price of the category: 1 if absent. */
  readonly priceLevel?: number;
  readonly shape?: {
    readonly length?: number;
    readonly width?: number;
    readonly flare?: number;
    readonly sleeve?: Sleeve;
    readonly collar?: Collar;
  };
  /** How it is cut and sewn where that differs from `shape` and the category's own; the worn pictures follow from it. */
  readonly make?: Partial<Omit<GarmentRecipe, 'category' | 'fabric' | 'seed'>>;
  /** Whether outerwear has a lining: its category's own if absent. */
  readonly lined?: boolean;
  readonly text: LocalText;
  readonly colours: readonly ColourSource[];
};

export type DesignerStyles = { readonly designer: string; readonly styles: readonly StyleSource[] };

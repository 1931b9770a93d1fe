import type { GarmentRecipe } from '@orime/cloth';
import type { DesignRecipe } from '../../vocabulary/index.ts';
import type { StudioKey } from '../studios/studio.ts';

/** Everything that the worn pictures of a design follow from. */
export type WornRecipe = {
  /** Colours, print and cloth. */
  readonly design: DesignRecipe;
  /** Pattern pieces and drape. Designs whose garments are equal share one drape. */
  readonly garment: GarmentRecipe;
  /** The inside of the shell is a lining. */
  readonly lined: boolean;
  readonly studio: StudioKey;
};

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { wornRecipes } from '../../content/worn-recipes.ts';
import { listTiles } from './cloth-tiles.ts';

/** A committed tile. Its hash is of all that a viewer is told of it. */
export type DemoTile = {
  readonly path: string;
  readonly hash: string;
  readonly widthCm: number;
  readonly heightCm: number;
  readonly trimHex: string;
};

/** The tile of each printed design by slug. A design whose print was changed since has none until it is packed. */
export function loadDemoTiles(): ReadonlyMap<string, DemoTile> {
  return new Map(
    listTiles(wornRecipes).flatMap(({ heightCm, path, slugs, trimHex, widthCm }) => {
      if (!existsSync(path)) return [];
      const told = JSON.stringify([widthCm, heightCm, trimHex]);
      const hash = createHash('sha256').update(readFileSync(path)).update(told).digest('hex');
      return slugs.map((slug) => [slug, { path, hash, widthCm, heightCm, trimHex }] as const);
    }),
  );
}

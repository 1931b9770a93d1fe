import type { DesignRecipe } from '../../vocabulary/index.ts';
import { mix } from '../cloth/dye.ts';
import { drape } from '../cloth/relief.ts';
import { thrownFolds } from '../cloth/thrown-folds.ts';
import { fillWardrobe, type Cloth } from '../cloth/wardrobe.ts';
import type { Part } from '../garment/piece.ts';
import { createNoise } from '../noise.ts';
import { createLayer, halved } from '../raster/layer.ts';
import { curve, unsettled, type Point } from '../raster/outline.ts';
import { studioLight } from './light.ts';
import { paintPart } from './paint-part.ts';
import { compose, paperBackdrop, type Picture } from './studio.ts';

/** Units of cloth across the picture: three pixels a unit at full size, so a thread can be seen. */
const across = 300;

/** The cloth itself from close by, one corner turned back to show its other side. */
export function renderMacro(recipe: DesignRecipe, width: number, height: number): Picture {
  const wardrobe = fillWardrobe(recipe, 4);
  const noise = createNoise(recipe.seed + 5);
  const scale = (width * 2) / across;
  const down = (across * height) / width;
  const view = { x: 0, y: 0, scale, width: width * 2, height: height * 2 };
  const layer = createLayer(view.width, view.height);
  const extent = { top: -down * 0.3, bottom: down * 1.1 };
  const angle = 14 + (recipe.seed % 30);
  const sheet: Part = {
    kind: 'part',
    outline: [
      [-30, -30],
      [across + 30, -30],
      [across + 30, down + 30],
      [-30, down + 30],
    ],
    role: 'main',
    grain: angle,
    reliefs: [thrownFolds(noise, angle + 20, 0.55), drape(noise, 2.5, 60, angle + 70, 4)],
    roll: 0,
    shade: 1,
    lift: 0,
  };
  paintPart(layer, sheet, wardrobe.main, view, studioLight, extent);
  const edge: readonly Point[] = [
    [across + 40, down * 0.52, 'c'],
    [across * 0.8, down * 0.66],
    [across * 0.62, down * 0.78],
    [across * 0.36, down + 40, 'c'],
    [across + 40, down + 40, 'c'],
  ];
  const turned: Part = {
    ...sheet,
    outline: unsettled(curve(edge), noise, 16, 0.4),
    grain: angle + 62,
    reliefs: [thrownFolds(noise, angle - 38, 0.5)],
    roll: 6,
    lift: 12,
  };
  paintPart(layer, turned, reverseOf(wardrobe.main, wardrobe.second), view, studioLight, extent);
  const picture = paperBackdrop(width, height, wardrobe.main.base);
  compose(picture, halved(layer), 0, 0);
  return picture;
}

/** The other side: the second cloth of a colour block, otherwise the ground with the print showing faintly through. */
function reverseOf(main: Cloth, second: Cloth): Cloth {
  if (second !== main) return second;
  return {
    ...main,
    second: mix(main.base, main.second, 0.3),
    third: mix(main.base, main.third, 0.25),
    base: mix(main.base, [0.5, 0.48, 0.45], 0.06),
  };
}

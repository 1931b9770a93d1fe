import { describe, expect, test } from '@jest/globals';
import { categories, designViews, type CategoryKey, type DesignRecipe } from '../vocabulary/index.ts';
import { fillWardrobe } from './cloth/wardrobe.ts';
import { boundsOf, cutGarment } from './garment/cut-garment.ts';
import { renderDesign, type Rendered } from './render-design.ts';
import { at } from './scalar.ts';

const recipe: DesignRecipe = { slug: 'test-shirt', category: 'shirt', fabric: 'twill', colour: 'rust', print: 'seigaiha', seed: 12 };
const every = Object.keys(categories) as CategoryKey[];

describe('renderDesign', () => {
  test('the same recipe gives the same pixels, whatever was rendered between', () => {
    const first = renderDesign(recipe, 'front', 60);
    renderDesign({ ...recipe, category: 'knit', fabric: 'poplin', seed: 3 }, 'back', 48);
    expect(renderDesign(recipe, 'front', 60).pixels.equals(first.pixels)).toBe(true);
  });

  test('another seed falls in other folds', () => {
    expect(renderDesign({ ...recipe, seed: 13 }, 'front', 60).pixels.equals(renderDesign(recipe, 'front', 60).pixels)).toBe(false);
  });

  test('the views of a design differ from each other', () => {
    const views = designViews.map((view) => signature(renderDesign(recipe, view, 48)));
    views.forEach((one, i) => views.slice(i + 1).forEach((other) => expect(distance(one, other)).toBeGreaterThan(2)));
  });

  test('the size is 3:4', () => {
    const { width, height, pixels } = renderDesign(recipe, 'detail', 60);
    expect([width, height, pixels.length]).toEqual([60, 80, 60 * 80 * 3]);
  });
});

describe('silhouettes', () => {
  test('every category is cut its own way', () => {
    const fronts = every.map((category) => signature(renderDesign({ ...recipe, category, fabric: 'twill', print: 'solid' }, 'front', 48)));
    fronts.forEach((one, i) =>
      fronts.slice(i + 1).forEach((other, k) => {
        if (distance(one, other) < 1.2) throw new Error(`${every[i]} looks like ${every[i + 1 + k]}`);
      }),
    );
  });

  test.each(every)('%s stands inside the picture with room around it, from both sides', (category) => {
    for (const view of ['front', 'back'] as const) {
      const { width, height, pixels } = renderDesign({ ...recipe, category, print: 'solid', fabric: 'twill', colour: 'madder' }, view, 48);
      const reddish = (x: number, y: number): boolean => at(pixels, (y * width + x) * 3) - at(pixels, (y * width + x) * 3 + 2) > 60;
      for (let y = 0; y < height; y++) expect(reddish(0, y) || reddish(width - 1, y)).toBe(false);
      for (let x = 0; x < width; x++) expect(reddish(x, 0) || reddish(x, height - 1)).toBe(false);
    }
  });

  test('length and width change the cut', () => {
    const box = (change: Partial<DesignRecipe>): { readonly width: number; readonly height: number } => {
      const changed: DesignRecipe = { ...recipe, print: 'solid', category: 'coat', ...change };
      const bounds = boundsOf(cutGarment(changed, 'front', fillWardrobe(changed, 1)));
      return { width: bounds.right - bounds.left, height: bounds.bottom - bounds.top };
    };
    expect(box({ length: 1.15 }).height).toBeGreaterThan(box({}).height * 1.05);
    expect(box({ width: 1.15 }).width).toBeGreaterThan(box({}).width * 1.03);
  });
});

function signature(rendered: Rendered): readonly number[] {
  const cells: number[] = [];
  const size = rendered.width / 12;
  for (let row = 0; row < 16; row++) {
    for (let column = 0; column < 12; column++) {
      let sum = 0;
      for (let y = 0; y < size; y++)
        for (let x = 0; x < size; x++) sum += at(rendered.pixels, ((row * size + y) * rendered.width + column * size + x) * 3 + 1);
      cells.push(sum / size / size);
    }
  }
  return cells;
}

function distance(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0) / one.length;
}

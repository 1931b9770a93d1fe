import { models, type ModelSource } from '../../content/models.ts';
import type { World } from '../world/world.ts';

export type ModelRow = ModelSource & { readonly id: string; readonly createdAt: string };

export function buildModels(world: World): ModelRow[] {
  return models.map((source, index) => ({ ...source, id: world.id('mdl', source.slug), createdAt: world.daysAgo(200 - index * 20) }));
}

import { createHash } from 'node:crypto';
import {
  designImageKey,
  designViews,
  type AvatarSpec,
  type DesignRecipe,
  type DesignView,
  type EditorialSpec,
  type LocalText,
} from '../../vocabulary/index.ts';
import { designAlt } from '../alt-text.ts';

/** Raise it when the renderer draws differently, so that every picture is renewed. */
const rendererVersion = 1;

export type RenderJob = { readonly key: string; readonly alt: LocalText; readonly hash: string; readonly maxBytes: number } & (
  | { readonly kind: 'design'; readonly recipe: DesignRecipe; readonly view: DesignView }
  | { readonly kind: 'editorial'; readonly spec: EditorialSpec }
  | { readonly kind: 'avatar'; readonly spec: AvatarSpec }
);

export type RenderLists = {
  readonly designs: readonly DesignRecipe[];
  readonly editorials: readonly EditorialSpec[];
  readonly avatars: readonly AvatarSpec[];
};

/** Everything there is to render, one job a picture. Throws when two lists want the same key. */
export function listJobs(lists: RenderLists): readonly RenderJob[] {
  const jobs: RenderJob[] = [
    ...lists.designs.flatMap((recipe) =>
      designViews.map((view): RenderJob => {
        const alt = designAlt(recipe, view);
        return {
          key: designImageKey(recipe.slug, view),
          kind: 'design',
          recipe,
          view,
          alt,
          hash: hashOf(['design', recipe, view, alt]),
          maxBytes: 36_000,
        };
      }),
    ),
    ...lists.editorials.map((spec): RenderJob => ({
      key: spec.key,
      kind: 'editorial',
      spec,
      alt: spec.alt,
      hash: hashOf(['editorial', spec]),
      maxBytes: spec.ratio === '16:9' ? 64_000 : 36_000,
    })),
    ...lists.avatars.map((spec): RenderJob => ({
      key: spec.key,
      kind: 'avatar',
      spec,
      alt: spec.alt,
      hash: hashOf(['avatar', spec]),
      maxBytes: 30_000,
    })),
  ];
  const seen = new Set<string>();
  for (const { key } of jobs) {
    if (seen.has(key)) throw new Error(`two pictures have the key ${key}`);
    seen.add(key);
  }
  return jobs;
}

function hashOf(parts: readonly unknown[]): string {
  return createHash('sha256')
    .update(JSON.stringify([rendererVersion, ...parts]))
    .digest('hex')
    .slice(0, 16);
}

import { catalogue } from '../../content/catalogue.ts';
import { designers, getDesigner } from '../../content/designers/index.ts';
import { buyers } from '../../content/people/buyers.ts';
import { consumers } from '../../content/people/consumers.ts';
import { profileId } from '../people/houses.ts';
import type { FollowRow, LikeRow } from '../people/people-rows.ts';
import { designerEmail, userId } from '../people/people.ts';
import type { World } from '../world/world.ts';
import { designId } from './designs.ts';

export type Like = { readonly email: string; readonly slug: string; readonly daysAgo: number };

/** Who likes what: some designs are liked by half of the house, most by a few. Only what can be seen is liked. */
export function drawLikes(world: World): Like[] {
  const people = [...consumers, ...buyers].map(({ email }) => email).concat(designers.map(designerEmail));
  const visible = catalogue.filter(({ choice, designer }) => (!choice.standing || choice.standing === 'archived') && !hasNoShop(designer));
  return visible.flatMap(({ slug }) => {
    const random = world.random(`likes/${slug}`);
    const pull = random.next() ** 2.2;
    return people.filter(() => random.chance(pull * 0.7)).map((email) => ({ email, slug, daysAgo: random.whole(1, 160) + random.next() }));
  });
}

export function countLikes(likes: readonly Like[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { slug } of likes) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  return counts;
}

export function likeRows(world: World, likes: readonly Like[]): LikeRow[] {
  return likes.map(({ email, slug, daysAgo }) => ({
    userId: userId(world, email),
    designId: designId(world, slug),
    at: world.daysAgo(daysAgo),
  }));
}

export function buildFollows(world: World): FollowRow[] {
  const followed = designers.filter((designer) => !hasNoShop(designer.handle));
  return [...consumers, ...buyers].flatMap(({ email }) => {
    const random = world.random(`follows/${email}`);
    return random.some(followed, random.whole(2, 9)).map(({ handle }) => ({
      userId: userId(world, email),
      profileId: profileId(world, handle),
      at: world.daysAgo(random.whole(2, 200)),
    }));
  });
}

/** Designers whom the public cannot see. */
function hasNoShop(handle: string): boolean {
  const { standing } = getDesigner(handle);
  return standing === 'in_review' || standing === 'suspended';
}

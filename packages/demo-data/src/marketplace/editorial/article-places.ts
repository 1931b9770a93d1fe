import { journeyStops } from '../../content/journey-stops.ts';
import { producers } from '../../content/producers/index.ts';
import type { LocalText } from '../../vocabulary/local-text.ts';
import type { World } from '../world/world.ts';

export type ArticlePlaceRow = {
  readonly articleId: string;
  readonly position: number;
  readonly name: LocalText;
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
};

/** Where the stories of the journey are set. */
export function buildArticlePlaces(world: World): ArticlePlaceRow[] {
  return journeyStops.map(({ article, producer: slug }, index) => {
    const producer = producers.find((each) => each.slug === slug);
    if (producer === undefined) throw new Error(`no producer ${slug}`);
    const { city, country, lat, lon } = producer;
    return { articleId: world.id('art', article), position: index + 1, name: city, country, lat, lon };
  });
}

import { type CatalogueEntry, seedOf } from '../../content/catalogue.ts';

/**
 * Ranks from 1 so that neighbours differ: each next design is the one least like the last eight in designer, style,
 * category, colour, print and gender. What visitors can buy comes first.
 */
export function featuredOrder(entries: readonly CatalogueEntry[]): ReadonlyMap<string, number> {
  const left = [...entries].sort((a, b) => seedOf(a.slug) - seedOf(b.slug));
  const placed: CatalogueEntry[] = [];
  while (left.length > 0) {
    const recent = placed.slice(-8);
    let best = 0;
    let lowest = Infinity;
    left.forEach((entry, index) => {
      const cost = standingCost(entry) + recent.reduce((sum, other, at) => sum + likeness(entry, other) * (at + 1), 0);
      if (cost < lowest) {
        lowest = cost;
        best = index;
      }
    });
    placed.push(...left.splice(best, 1));
  }
  return new Map(placed.map((entry, index) => [entry.slug, index + 1]));
}

function standingCost({ choice }: CatalogueEntry): number {
  return choice.standing ? 1000 : 0;
}

function likeness(a: CatalogueEntry, b: CatalogueEntry): number {
  return (
    (a.designer === b.designer ? 4 : 0) +
    (a.style.key === b.style.key ? 8 : 0) +
    (a.style.category === b.style.category ? 3 : 0) +
    (a.choice.colour === b.choice.colour ? 2 : 0) +
    (a.style.fabric === b.style.fabric ? 1 : 0) +
    ((a.choice.print ?? 'solid') === (b.choice.print ?? 'solid') ? 0.5 : 0) +
    (a.style.gender === b.style.gender ? 0.3 : 0)
  );
}

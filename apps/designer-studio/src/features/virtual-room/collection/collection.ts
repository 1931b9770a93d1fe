import type { DesignCard } from '@orime/contracts/api/catalogue/design';
import type { Lookbook } from '@orime/contracts/api/catalogue/lookbook';
import type { RoomAddress } from '../room-address.ts';

type Maker = Pick<Lookbook['designer'], 'handle' | 'name' | 'nameJp'>;

/** What a room shows: a lookbook, or without one a designer's newest work. */
export type Collection = { readonly designer: Maker; readonly book: Lookbook | null };

/** A room of fewer looks empty, and one of more is a shop. */
const FEWEST_PIECES = 6;
const MOST_PIECES = 10;

/** The collection an address means: the first lookbook if it names none, nothing if what it names is not here. */
export function findCollection(
  { book: slug, designer: handle }: Pick<RoomAddress, 'book' | 'designer'>,
  lookbooks: readonly Lookbook[],
  designers: readonly Maker[],
): Collection | undefined {
  if (handle !== null) {
    const designer = [...designers, ...lookbooks.map((book) => book.designer)].find((each) => each.handle === handle);
    return designer && { designer, book: null };
  }
  const book = slug === null ? lookbooks[0] : lookbooks.find((each) => each.slug === slug);
  if (book) return { designer: book.designer, book };
  const [first] = designers;
  return slug === null && first ? { designer: first, book: null } : undefined;
}

/**
 * Six to ten pieces, if the designer has as many: those of a lookbook in the order of its looks, then what else the designer shows,
 * what is sold out last. Nothing of past seasons.
 */
export function choosePieces({ book }: Collection, designs: readonly DesignCard[]): readonly DesignCard[] {
  const present = designs.filter(({ archived }) => !archived);
  const worn = new Set(book?.looks.flatMap(({ hotspots }) => hotspots.map(({ designId }) => designId)));
  const shown = [...worn].flatMap((id) => present.find((design) => design.id === id) ?? []).slice(0, MOST_PIECES);
  const others = present.filter((design) => !shown.includes(design)).toSorted((a, b) => Number(a.soldOut) - Number(b.soldOut));
  const places = book ? FEWEST_PIECES : MOST_PIECES;
  return [...shown, ...others.slice(0, Math.max(0, places - shown.length))];
}

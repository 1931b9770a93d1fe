import type { LocalText } from '@orime/contracts';
import type { Stockist, StockistInput } from '@orime/contracts/api/trade/stockist';
import { readPosition } from '@orime/forms';
import type { FieldProblem, Place } from '@orime/forms';

export type StockistDraft = {
  name: string;
  nameJp: string;
  slug: string;
  place: Place;
  address: string;
  note: LocalText;
  url: string;
  designers: readonly string[];
};

export function draftOf(shop: Stockist | undefined): StockistDraft {
  return {
    name: shop?.name ?? '',
    nameJp: shop?.nameJp ?? '',
    slug: shop?.slug ?? '',
    place: {
      country: shop?.country ?? '',
      city: shop?.city ?? '',
      cityJp: shop?.cityJp ?? '',
      position: shop === undefined ? '' : `${shop.lat}, ${shop.lon}`,
    },
    address: shop?.address ?? '',
    note: { en: shop?.note.en ?? '', jp: shop?.note.jp ?? '' },
    url: shop?.url ?? '',
    designers: shop?.designers.map(({ handle }) => handle) ?? [],
  };
}

export function inputOf({ name, nameJp, slug, place, address, note, url, designers }: StockistDraft): StockistInput {
  const position = readPosition(place.position);
  return {
    ...(slug.trim() !== '' && { slug: slug.trim() }),
    name: name.trim(),
    nameJp: nameJp.trim(),
    city: place.city.trim(),
    cityJp: place.cityJp.trim(),
    country: place.country,
    address: address.trim(),
    // A missing one is refused by the check.
    lat: position?.lat ?? 0,
    lon: position?.lon ?? 0,
    note: { en: note.en.trim(), jp: note.jp.trim() },
    url: url.trim(),
    designers: [...designers],
  };
}

/** A name in either language, and a place on the map. */
export function problemsOf({ name, nameJp, place }: StockistDraft): readonly FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (name.trim() === '' && nameJp.trim() === '') problems.push({ field: 'name', problem: { kind: 'required' } });
  if (place.country === '') problems.push({ field: 'place.country', problem: { kind: 'required' } });
  if (readPosition(place.position) === undefined)
    problems.push({ field: 'place.position', problem: { kind: place.position.trim() === '' ? 'required' : 'malformed' } });
  return problems;
}

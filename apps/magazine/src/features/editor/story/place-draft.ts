import type { WrittenPlace } from '@orime/contracts/api/editorial/written-place';
import { emptyPlace, readPosition, type Place } from '@orime/forms';

/** A place while it is written. */
export type PlaceDraft = { readonly place: Place; readonly number: number | null };

export function placeDraftOf(place: WrittenPlace | null): PlaceDraft {
  if (place === null) return { place: emptyPlace, number: null };
  const { name, country, lat, lon, position } = place;
  return { place: { country, city: name.en, cityJp: name.jp, position: `${lat}, ${lon}` }, number: position };
}

/** What is saved: null without a place; undefined while a part of it is missing. */
export function writtenPlaceOf({ place, number }: PlaceDraft): WrittenPlace | null | undefined {
  const { country, position } = place;
  const name = { en: place.city.trim(), jp: place.cityJp.trim() };
  const hasName = name.en !== '' || name.jp !== '';
  if (!hasName && country === '' && position.trim() === '') return null;
  const point = readPosition(position);
  if (!hasName || country === '' || point === undefined) return undefined;
  const isNumber = number !== null && number >= 1 && number <= 999;
  return { name, country, ...point, position: isNumber ? number : null };
}

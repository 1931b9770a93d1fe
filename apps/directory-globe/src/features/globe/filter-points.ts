import type { GeoPoint } from '@orime/contracts/api/discovery/geo';
import type { GeoKind } from './geo-kinds.ts';

/** Points of the chosen kinds whose name, city or country (code or name in the page's language) holds the words. */
export function filterPoints(
  points: readonly GeoPoint[],
  kinds: readonly GeoKind[],
  query: string,
  countryName: (code: string) => string,
): readonly GeoPoint[] {
  const words = fold(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  return points.filter((point) => {
    if (!kinds.includes(point.kind)) return false;
    if (words.length === 0) return true;
    const text = fold([point.name, point.nameJp, point.city, point.cityJp ?? '', point.country, countryName(point.country)].join(' '));
    return words.every((word) => text.includes(word));
  });
}

/** Full-width and half-width forms, accents and case are the same to a searcher. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

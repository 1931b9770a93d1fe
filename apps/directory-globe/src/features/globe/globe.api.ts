import { readUrl, type ReadContext } from '@orime/contracts';
import type { GeoPoints } from '@orime/contracts/api/discovery/geo';
import { apiQuery, readQuery } from '@orime/platform';
import { globeRead } from './globe-reads.ts';

export function geoQuery(context: ReadContext) {
  return readQuery<GeoPoints>(readUrl(globeRead, context));
}

export interface GeoCountry {
  readonly code: string;
  readonly points: GeoPoints['points'];
  /** Public designs whose origin is the country. */
  readonly designs: number;
}

export function countryQuery(code: string) {
  return apiQuery<GeoCountry>({ key: ['geo', 'country', code], url: `/api/geo/country/${code}` });
}

/** Where the API's flat names of a place stand in a draft. */
export const PLACE_ALIASES = {
  country: 'place.country',
  city: 'place.city',
  cityJp: 'place.cityJp',
  lat: 'place.position',
  lon: 'place.position',
} as const;

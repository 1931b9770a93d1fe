/** Where our designers send parcels to, as ISO 3166-1 codes. */
export const SHIPPING_COUNTRIES: readonly string[] = [
  'AE AR AT AU BE BG BR CA CH CL CN CO CY CZ DE DK EE ES FI FR GB GE GH GR HK HR HU ID IE IN IS IT JP KE KR LT LU LV MA MT MX',
  'MY NG NL NO NZ PE PH PL PT RO SA SE SG SI SK TH TR TW US VN ZA',
].flatMap((codes) => codes.split(' '));

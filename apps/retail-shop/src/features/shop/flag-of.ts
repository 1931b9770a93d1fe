/** The flag of a country as its two regional indicators; systems without the picture show the letters. */
export function flagOf(country: string): string {
  return [...country.toUpperCase()].map((letter) => String.fromCodePoint(REGIONAL_A + letter.charCodeAt(0) - LATIN_A)).join('');
}

const REGIONAL_A = 0x1f1e6;
const LATIN_A = 0x41;

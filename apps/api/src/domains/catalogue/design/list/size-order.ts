const letters = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL'];

/** Letters from small to large, then numbers by value, then the rest by name. */
export function compareSizes(one: string, other: string): number {
  return rankOf(one) - rankOf(other) || one.localeCompare(other, 'en', { numeric: true });
}

function rankOf(size: string): number {
  const letter = letters.indexOf(size.toUpperCase());
  if (letter >= 0) return letter;
  const number = /\d+/.exec(size);
  return number === null ? 10_000 : 100 + Number(number[0]);
}

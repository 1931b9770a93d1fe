const mostShown = 4;

/** The last characters of the account that a text names: of its longest number, at most a third, so that nobody can use them. */
export function endingOf(text: string): string {
  const numbers = text
    .normalize('NFKC')
    .split('\n')
    .flatMap((line) => line.match(/[A-Z0-9][A-Z0-9 -]*[A-Z0-9]/g) ?? [])
    .map((number) => number.replaceAll(/[ -]/g, ''))
    .filter((number) => /\d{3}$/.test(number));
  const longest = numbers.toSorted((a, b) => digitsOf(b) - digitsOf(a))[0] ?? '';
  return longest.slice(longest.length - Math.min(mostShown, Math.floor(longest.length / 3)));
}

function digitsOf(text: string): number {
  return text.replaceAll(/\D/g, '').length;
}

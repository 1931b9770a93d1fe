import { InvalidArgumentError } from 'commander';

/** Reads the value of an option as a whole number from `min` on. Anything else is told as `usage_invalid`. */
export function wholeNumber(min: number, max = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (text.trim() === '' || !Number.isInteger(number) || number < min || number > max)
      throw new InvalidArgumentError(
        `It is no whole number from ${String(min)}${max === Number.MAX_SAFE_INTEGER ? ' on' : ` to ${String(max)}`}.`,
      );
    return number;
  };
}

/** Reads the value of an option as a number above zero. */
export function positiveNumber(text: string): number {
  const number = Number(text);
  if (!(number > 0 && Number.isFinite(number))) throw new InvalidArgumentError('It is no number above zero.');
  return number;
}

/** Reads the value of an option as the address of a site. */
export function siteAddress(text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new InvalidArgumentError('It is no address such as https://orime.example.');
  return text;
}

import { invalidRequest } from './stripe-error.ts';

/** A form-encoded body or query string with Stripe's bracket notation, checked against the parameters that an endpoint knows. */
export interface RequestForm {
  /** The value at a path such as `line_items[0][quantity]`; undefined when it was not sent. */
  get(path: string): string | undefined;
  /** The same; throws `parameter_missing`. */
  text(path: string): string;
  /** The same as a whole number; throws `parameter_invalid_integer`. */
  integer(path: string): number;
  /** All values below a path: `metadata[order]` is `order` of `metadata`; `expand[0]` is `0` of `expand`. */
  below(path: string): Readonly<Record<string, string>>;
}

/**
 * Reads a form. `known` lists the accepted parameters: `[]` stands for any index and `[*]` for any key. Throws
 * `parameter_unknown`, as Stripe does, so that a misspelt parameter cannot pass unnoticed.
 */
export function readForm(encoded: string, known: readonly string[]): RequestForm {
  const values = new Map(new URLSearchParams(encoded));
  const accepted = new Set([...known, 'expand[]']);
  for (const path of values.keys()) {
    const shape = path
      .replaceAll(/\[\d*\]/g, '[]')
      .replace(/^metadata\[[^\]]+\]$|(?<=\[metadata\])\[[^\]]+\]$/, (key) => (key.startsWith('metadata') ? 'metadata[*]' : '[*]'));
    if (!accepted.has(shape)) throw invalidRequest('parameter_unknown', `Received unknown parameter: ${path}`, path);
  }
  const text = (path: string): string => {
    const value = values.get(path);
    if (value === undefined || value === '') throw invalidRequest('parameter_missing', `Missing required param: ${path}.`, path);
    return value;
  };
  return {
    get: (path) => values.get(path),
    text,
    integer(path) {
      const value = text(path);
      if (!/^-?\d+$/.test(value)) throw invalidRequest('parameter_invalid_integer', `Invalid integer: ${value}`, path);
      return Number(value);
    },
    below: (path) =>
      Object.fromEntries(
        [...values].flatMap(([key, value]) =>
          key.startsWith(`${path}[`) && key.endsWith(']') ? [[key.slice(path.length + 1, -1), value]] : [],
        ),
      ),
  };
}

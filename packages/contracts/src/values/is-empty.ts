/**
 * The specification's empty value (section 5, decision T30): undefined, null, an object without own keys (arrays included), or a
 * blank string. Zero and false are not empty.
 */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value === 'object' && (Array.isArray(value) || isPlainObject(value))) return Object.keys(value).length === 0;
  return false;
}

/** Dates, files and other class instances store their content outside own keys, so only plain objects count. */
function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

import type { Language } from '../values/language.ts';

/**
 * Fills placeholders like `{design.name}` from the read responses. LocalText values are read in the language; a field with a `…Jp`
 * twin (`name`, `nameJp`) uses the twin in Japanese. Unknown paths become the empty string.
 */
export function fillTemplate(template: string, data: unknown, language: Language): string {
  return template.replace(/\{([\w.]+)\}/g, (_, path: string) => textAt(data, path.split('.'), language)).trim();
}

function textAt(data: unknown, path: readonly string[], language: Language): string {
  let parent: unknown = undefined;
  let value: unknown = data;
  for (const key of path) {
    parent = value;
    value = property(value, key);
  }
  if (language === 'jp') {
    const twin = property(parent, `${path.at(-1) ?? ''}Jp`);
    if (typeof twin === 'string' && twin !== '') return twin;
  }
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  const local = property(value, language);
  if (typeof local === 'string' && local !== '') return local;
  const other = property(value, language === 'jp' ? 'en' : 'jp');
  return typeof other === 'string' ? other : '';
}

function property(value: unknown, key: string): unknown {
  // Responses are JSON: any object may be indexed, and a missing key is undefined.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}

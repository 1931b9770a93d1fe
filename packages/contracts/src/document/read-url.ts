import { buildUrl } from '../values/build-url.ts';
import { currencyOf } from '../values/market.ts';
import type { DocumentRead, ReadContext } from './document-declaration.ts';

/** The URL of a declared read in a context; identical in gateway and browser. */
export function readUrl(read: DocumentRead, context: ReadContext): string {
  const query: Record<string, string | readonly string[]> = {};
  for (const name of read.fromSearch ?? []) {
    const values = context.search.getAll(name).filter((value) => value !== '');
    if (values.length > 0) query[name] = values;
  }
  for (const [name, value] of Object.entries(read.query ?? {})) query[name] = fillValue(value, context);
  return buildUrl(read.path, query, context.params);
}

/** A value of a declared query or of a slot's props, with its placeholders filled from the context. */
export function fillValue(value: string, context: ReadContext): string {
  return value.replace(/\{([\w.]+)\}/g, (whole, name: string) => {
    if (name === 'currency') return currencyOf(context.market);
    if (name === 'language') return context.language;
    if (name === 'gender') return context.gender ?? '';
    if (name.startsWith('param.')) return context.params[name.slice('param.'.length)] ?? '';
    return whole;
  });
}

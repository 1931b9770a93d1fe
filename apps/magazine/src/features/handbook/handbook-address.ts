/** A chapter and a search have addresses: `?chapter=answering`, `?q=sample`. */
export function handbookUrl({ chapter, q }: { readonly chapter?: string; readonly q?: string }): string {
  const search = new URLSearchParams();
  if (chapter !== undefined) search.set('chapter', chapter);
  if (q !== undefined && q !== '') search.set('q', q);
  return search.size === 0 ? '/resources/marketing-handbook' : `/resources/marketing-handbook?${search.toString()}`;
}

export function chapterUrl(slug: string): string {
  return `/critical-theory?chapter=${encodeURIComponent(slug)}`;
}

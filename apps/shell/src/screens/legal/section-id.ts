/** The disclosure that Japan's Specified Commercial Transactions Act asks of shops has an address of its own. */
const DISCLOSURE = /特定商取引|Specified Commercial Transactions/i;

export function sectionId(heading: string, index: number): string {
  return DISCLOSURE.test(heading) ? 'disclosure' : `section-${String(index + 1)}`;
}

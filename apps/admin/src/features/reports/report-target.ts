export interface ReportTarget {
  /** Page of the site; undefined for what is not one of ours, which is never made a link. */
  readonly page: string | undefined;
  /** Where staff hide, suspend or take back what was reported. */
  readonly desk: string | undefined;
}

const DESKS: readonly { readonly pattern: RegExp; readonly desk: (name: string) => string }[] = [
  { pattern: /^\/designs\/([^/?#]+)/, desk: (name) => `/admin/update-all-designs?tab=all&q=${name.replaceAll('-', '%20')}` },
  { pattern: /^\/shop\/([^/?#]+)/, desk: (handle) => `/admin/update-all-profiles?f.name=${handle}` },
  { pattern: /^\/producer\/([^/?#]+)/, desk: (handle) => `/admin/update-all-producers?f.name=${handle}` },
  { pattern: /^\/article\/id\/([^/?#]+)/, desk: (id) => `/article/edit/id/${id}` },
];

const PAGES: Readonly<Record<string, (id: string) => string>> = {
  des: (id) => `/designs/${id}`,
  art: (id) => `/article/id/${id}`,
};

/** What a report is about: an address of this site or an id, as its sender typed it. */
export function readTarget(target: string, origin: string): ReportTarget {
  const page = pageOf(target.trim(), origin);
  const found =
    page === undefined ? undefined : DESKS.map(({ pattern, desk }) => ({ name: pattern.exec(page)?.[1], desk })).find(({ name }) => name);
  return { page, desk: found?.name === undefined ? undefined : found.desk(found.name) };
}

function pageOf(target: string, origin: string): string | undefined {
  const prefix = /^([a-z]{3})_\w+$/.exec(target)?.[1];
  if (prefix !== undefined) return Object.hasOwn(PAGES, prefix) ? PAGES[prefix]?.(target) : undefined;
  if (!/^(\/(?![/\\])|https?:\/\/)/.test(target) || !URL.canParse(target, origin)) return undefined;
  const url = new URL(target, origin);
  return url.origin === origin ? url.pathname + url.search : undefined;
}

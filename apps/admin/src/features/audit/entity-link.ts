const PAGES: Readonly<Record<string, (id: string) => string>> = {
  buyer: (id) => `/admin/buyers?tab=all&buyer=${id}`,
  collected_email: () => '/admin/emails-collected',
  contact_message: (id) => `/admin/profile-contacts?message=${id}`,
  content_report: (id) => `/admin/reports?report=${id}`,
  design: (id) => `/designs/${id}`,
  invoice: (id) => `/admin/wholesale-orders?tab=invoices&invoice=${id}`,
  mailing: (id) => `/admin/emails?mailing=${id}`,
  order: (id) => `/admin/orders?order=${id}`,
  return: (id) => `/admin/returns?return=${id}`,
  sent_email: (id) => `/admin/emails?mail=${id}`,
  user: (id) => `/admin/people?user=${id}`,
  wholesale_order: (id) => `/wholesale-order-info/${id}`,
};

/** Where staff see what an entry is about; undefined where there is no such page. */
export function entityLink(entity: string, id: string | null): string | undefined {
  return id === null || !Object.hasOwn(PAGES, entity) ? undefined : PAGES[entity]?.(encodeURIComponent(id));
}

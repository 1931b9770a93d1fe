const PAGES: Readonly<Record<string, (id: string) => string>> = {
  application: (id) => `/admin/applications?application=${id}`,
  banner_item: () => '/admin/banner',
  bug: (id) => `/bugs?bug=${id}`,
  buyer: (id) => `/admin/buyers?tab=all&buyer=${id}`,
  channel: () => '/admin/reported-chats',
  collected_email: () => '/admin/emails-collected',
  commission_rate: () => '/admin/money?tab=rates',
  contact_message: (id) => `/admin/profile-contacts?message=${id}`,
  content_report: (id) => `/admin/reports?report=${id}`,
  design: (id) => `/admin/update-all-designs?tab=all&show=${id}`,
  event: (id) => `/admin/events?event=${id}`,
  expense: () => '/admin/money?tab=expenses',
  front_end_error: (id) => `/admin/errors?error=${id}`,
  invoice: (id) => `/admin/wholesale-orders?tab=invoices&invoice=${id}`,
  mailing: (id) => `/admin/emails?mailing=${id}`,
  'model-intake': (id) => `/admin/applications?casting=${id}`,
  oauth_connection: () => '/gmailer',
  order: (id) => `/admin/orders?order=${id}`,
  payout: () => '/admin/money?tab=payouts',
  privacy_request: (id) => `/admin/privacy-requests?request=${id}`,
  producer: (id) => `/admin/update-all-producers?producer=${id}`,
  profile: (id) => `/admin/update-all-profiles?profile=${id}`,
  promo_code: (id) => `/admin/promo-codes?code=${id}`,
  refund: () => '/admin/money?tab=disputes',
  release: () => '/admin/releases?tab=history',
  reserve_code: (id) => `/admin/reserve-codes?code=${id}`,
  return: (id) => `/admin/returns?return=${id}`,
  sent_email: (id) => `/admin/emails?mail=${id}`,
  setting: () => '/admin/settings',
  stockist: (id) => `/admin/stockists?shop=${id}`,
  user: (id) => `/admin/people?user=${id}`,
  wholesale_order: (id) => `/wholesale-order-info/${id}`,
};

/** Kinds of entries that have a page of their own. */
export const LINKED_ENTITIES: readonly string[] = Object.keys(PAGES);

/** Where staff see what an entry is about; undefined where there is no such page. */
export function entityLink(entity: string, id: string | null): string | undefined {
  return id === null || !Object.hasOwn(PAGES, entity) ? undefined : PAGES[entity]?.(encodeURIComponent(id));
}

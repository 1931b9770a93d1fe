import type { accounts } from './people.ts';

export interface Question {
  readonly path: string;
  /** Whose answer it is; a visitor's by default. */
  readonly as?: keyof typeof accounts;
}

/** Lists, details and searches, each as somebody who has much to read asks for it. Rows of `seedScale` and of the crowd. */
export function questionsOf({ design, order }: { readonly design: string; readonly order: string }): readonly Question[] {
  const visitor = [
    '/api/design/?sort=new', '/api/design/?sort=featured', '/api/design/?sort=price-asc', '/api/design/?sort=likes', '/api/design/?page=30&sort=new', '/api/design/?gender=women', '/api/design/?category=coat&sort=price-asc',
    '/api/design/?designer=scale-3', '/api/design/?size=M&colour=black', '/api/design/?inStock=1&minPrice=200', '/api/design/?lead=men', '/api/design/?facets=1', '/api/design/?facets=1&gender=women&size=M', '/api/design/?facets=1&q=linen', `/api/design/?size=M&q=${encodeURIComponent('規模の家')}`, '/api/design/?q=linen%20coat', '/api/design/?q=linen',
    `/api/design/${design}`, '/api/design/name/scale-77', `/api/design/${design}/related`,
    '/api/search?q=linen%20coat', '/api/search?q=linen', '/api/search?q=lienn%20coat', `/api/search?q=${encodeURIComponent('規模の家')}`, '/api/search/suggest?q=lin',
    '/api/profile/all', '/api/profile/handle/scale-3', '/api/profile/id/prf_scale3', '/api/profile/search/linen', '/api/profile/models', '/api/producer/', '/api/stockist/', '/api/lookbook/', '/api/archive', '/api/private-reserve', '/api/content/promo-banner',
    '/api/article/', '/api/article/?tag=tag-7', '/api/article/id/scale-7', '/api/geo/points', '/api/geo/country/JP', '/api/geo/timeline', '/api/wholesale/catalog', `/api/wholesale/product/${design}`,
  ];
  const consumer = ['/api/users/me', '/api/order/mine', '/api/return/mine', '/api/consumer/likes', '/api/notification', '/api/profile/following', `/api/order/id/${order}`, '/api/invoice/mine', '/api/stock-alert/mine', '/api/garment/mine', '/api/rfq/mine', '/api/channel/mine', '/api/channel/mine?q=crowd', '/api/message/scale-100'];
  const designer = ['/api/design/mine', '/api/order/seller', '/api/order/seller?status=placed', '/api/return/seller', '/api/invoice/seller', '/api/payout', '/api/expense', '/api/production/mine', '/api/wholesale-order/seller', '/api/wholesale/linesheet/mine', '/api/wholesale/linesheet/buyers'];
  const buyer = ['/api/wholesale/catalog', '/api/wholesale-order/mine', '/api/buyer', '/api/buyer/member', '/api/wholesale/linesheet/'];
  const admin = [
    '/api/order/', '/api/order/?status=placed', '/api/order/?q=crowd7', '/api/invoice/', '/api/payout', '/api/buyer/all', '/api/buyer/pending-verification', '/api/buyer/search/crowd', '/api/admin/users', '/api/admin/users?q=crowd', '/api/admin/stats',
    '/api/admin/audit', '/api/admin/emails', '/api/admin/designer-emails', '/api/admin/profile-contacts', '/api/profile/all-profiles', '/api/design/confirmation/unconfirmed', '/api/wholesale-order/', '/api/promo-code/', '/api/expense', '/api/analytics',
    '/api/admin/profile-contacts?topic=press', '/api/admin/emails-collected', '/api/admin/emails-collected?q=letters7', '/api/admin/producer-emails', '/api/admin/mailings', '/api/admin/mail-bounces', '/api/application/', '/api/bugs',
    '/api/buyer/all?country=US', '/api/buyer/managers', '/api/channel/reported', '/api/errors/front-end', '/api/event/', '/api/heard-of-us', '/api/invoice/refund/', '/api/model-intake/', '/api/privacy-request/?kind=export', '/api/private-reserve/codes',
    '/api/producer/all-producers', '/api/report/', '/api/report/?q=8f14e45f', '/api/article/revisions/id/art_scale7',
  ];
  const of = (paths: readonly string[], as: keyof typeof accounts) => paths.map((path) => ({ path, as }));
  return [...visitor.map((path) => ({ path })), ...of(consumer, 'consumer'), ...of(designer, 'designer'), ...of(buyer, 'buyer'), ...of(admin, 'admin')];
}

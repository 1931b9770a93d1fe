import { ALLOWED, type EndpointRow, type Role } from '@orime/contracts/lists';

type Reasons = Readonly<Record<string, string>>;

const published = 'names what everybody may see';
const text = 'is text of the sender, and names no row';
const newName = 'is a new public name; whether it is free is told to whoever may take it';
const secret = 'is itself the proof: whoever has it may';
const address = 'is an address; the answer is the same for all of them';
const twin = 'is checked by the code that checks its twin';

const blocks = Object.fromEntries(
  ['en', 'jp'].flatMap((language) => ['slug', 'handle'].map((name) => [`body.body.${language}.${name}`, published])),
);
const words = {
  ...blocks,
  'body.body.en.number': text,
  'body.body.jp.number': text,
  'body.body.en.images.fileId': twin,
  'body.body.jp.fileId': twin,
  'body.slug': newName,
};

/** Ids that may be anybody's, with why. All others are closed. */
export const OPEN: Readonly<Record<string, Reasons>> = {
  'POST /api/users/login': { 'body.email': address },
  'POST /api/users/register': { 'body.email': 'is told to be in use by design, and limited by sender' },
  'POST /api/users/reset-request': { 'body.email': address },
  'POST /api/users/reset-password': { 'body.token': secret },
  'POST /api/users/send-email-verification': { 'body.email': address },
  'GET /api/users/verify/:token': { 'params.token': secret },
  'POST /api/users/totp': { 'body.challenge': secret, 'body.code': secret },
  'POST /api/users/totp/enrol': { 'body.code': secret },
  'GET /api/design/': { 'query.designer': published },
  'GET /api/design/:id/look': { 'params.id': published },
  'GET /api/lookbook/': { 'query.designer': published },
  'POST /api/profile/assignpromoter/id/:id': { 'body.code': newName },
  'POST /api/profile/deletepromoter/id/:promoCode': { 'body.promoCode': 'is the one of the address' },
  'DELETE /api/profile': { 'body.confirm': 'is the handle of the sender, or nothing happens' },
  'GET /api/garment/:id/versions/:version': { 'params.version': 'is a number below the garment, which is closed' },
  'GET /api/profile/handle/:handle': { 'params.handle': published },
  'GET /api/profile/search/:term': { 'params.term': text },
  'POST /api/profile': { 'body.handle': newName },
  'GET /api/profile/handle-available/:handle': { 'params.handle': newName },
  'POST /api/stock-alert': { 'body.email': address },
  'POST /api/production/in_house': { 'body.assignee': text },
  'POST /api/production/in_house/update/id/:id': { 'body.assignee': text },
  'POST /api/producer': { 'body.handle': newName },
  'POST /api/producer/update': { 'body.handle': newName, 'body.certifications.number': text },
  'GET /api/private-reserve': { 'query.pass': secret },
  'GET /api/private-reserve/:name': { 'query.pass': secret },
  'POST /api/private-reserve/:name/hold': { 'body.pass': secret },
  'POST /api/private-reserve/access': { 'body.code': secret, 'body.email': address },
  'GET /api/producer/handle/:handle': { 'params.handle': published },
  'GET /api/wholesale/offer/:id': { 'params.id': published },
  'GET /api/geo/country/:code': { 'params.code': text },
  'GET /api/article/': { 'query.author': published },
  'GET /api/article/about/designer/:designer': { 'params.designer': published },
  'GET /api/article/collection/:by/:value': { 'params.by': text, 'params.value': published },
  'GET /api/article/about/design/:design': { 'params.design': published },
  'GET /api/model/:id': { 'params.id': published },
  'POST /api/model-intake': { 'body.email': address, 'body.guardian.email': address },
  'GET /api/event/:slug': { 'params.slug': published },
  'GET /api/event/:slug/calendar.ics': { 'params.slug': published },
  'POST /api/event/:id/rsvp': { 'body.email': address },
  'POST /api/article/draft/update/id/:id': words,
  'POST /api/article/update/id/:id': {
    ...words,
    'body.baseRevision': twin,
    'body.body.en.fileId': twin,
    'body.body.jp.images.fileId': twin,
    'body.coverFileId': twin,
  },
  'GET /api/wholesale/catalog': { 'query.designer': published },
  'GET /api/wholesale/linesheet.pdf': { 'query.designer': published },
  'GET /api/wholesale/linesheet.xlsx': { 'query.designer': published },
  'GET /api/wholesale/linesheet/': { 'query.designer': published },
  'GET /api/wholesale-order/': {
    'query.sellerId': 'narrows the orders of the sender’s own buyers',
    'query.buyerId': 'narrows the orders of the sender’s own buyers',
  },
  'POST /api/buyer': { 'body.taxId': text },
  'POST /api/buyer/update': { 'body.taxId': text },
  'POST /api/buyer/invitation': { 'body.email': address },
  'GET /api/buyer/invitation/token/:token': { 'params.token': secret },
  'POST /api/buyer/invitation/accept': { 'body.token': secret },
  'GET /api/buyer/all': { 'query.manager': 'narrows the sender’s own buyers' },
  'GET /api/buyer/search/:term': { 'params.term': text },
  'POST /api/cart/merge': {
    'body.base.piece': 'is what the browser had before, and only compared',
    'body.base.id': 'is what the browser had before, and only compared',
  },
  'DELETE /api/cart/id/:id/size/:size': { 'params.size': text },
  'POST /api/checkout/quote': { 'body.email': address, 'body.codes': 'is passed on from person to person' },
  'POST /api/payment/confirm': { 'body.card.number': secret, 'body.challenge': text },
  'POST /api/payment/webhook/:provider': { 'params.provider': text },
  'POST /api/mail-webhook/:provider': { 'params.provider': text },
  'GET /api/order/': { 'query.seller': 'staff read every order' },
  'GET /api/return/': { 'query.seller': 'staff read every return' },
  'POST /api/channel': { 'body.clientId': text },
  'POST /api/message': { 'body.clientId': text },
  'POST /api/report': { 'body.target': text, 'body.email': address },
  'POST /api/heard-of-us': { 'body.order': text },
  'POST /api/privacy-request': { 'body.email': address },
  'GET /api/policy/:slug': { 'params.slug': published },
  'POST /api/newsletter': { 'body.email': address },
  'POST /api/newsletter/confirm': { 'body.key': secret },
  'POST /api/contact': { 'body.email': address, 'body.ref': text },
  'GET /api/consent': { 'query.anonymousId': secret },
  'POST /api/consent': { 'body.anonymousId': secret },
  'GET /api/email-preferences': { 'query.key': secret },
  'POST /api/email-preferences': { 'query.key': secret },
  'GET /api/email-preferences/unsubscribe': { 'query.key': secret },
  'POST /api/email-preferences/unsubscribe': { 'query.key': secret },
  'POST /api/promo-code/': { 'body.code': newName },
  'POST /api/promo-code/update/id/:id': { 'body.code': newName },
  'POST /api/promo-code/validate': { 'body.code': 'is passed on from person to person' },
  'GET /api/bugs': { 'query.assignee': 'narrows what the sender may read' },
  'POST /api/bugs': { 'body.errorId': 'is in the answer to whoever met the error; tells nothing of it' },
  'POST /api/application': { 'body.email': address },
};

/** Calls whose answer is the same for rows that are there and rows that are not: what is asked for is so already. */
export const SILENT: Reasons = {
  'DELETE /api/cart/piece/:piece': 'names a piece of the sender’s own cart',
  'DELETE /api/cart/id/:id/size/:size': 'names a design of the sender’s own cart',
  'DELETE /api/wholesale-cart/product/:id': 'names a design of the sender’s own cart',
};

const staff = ['account-manager', 'admin'] as const;

/** Roles that the matrix of permissions lets read the rows of others where everybody may call, and what they are told of a change they may not make. */
const READERS: Readonly<Record<string, readonly Role[]>> = {
  'GET /api/design/:id': staff,
  'GET /api/design/name/:name': staff,
  'GET /api/design/:id/related': staff,
  'GET /api/private-reserve/:name': ['buyer-verified', ...staff],
  'POST /api/private-reserve/:name/hold': ['buyer-verified', ...staff],
  'GET /api/profile/id/:id': staff,
  'GET /api/article/id/:id': staff,
  'GET /api/article/draft/id/:id': staff,
  'GET /api/article/revisions/id/:id': staff,
  'GET /api/article/revisions/id/:id/:revision': staff,
  'GET /api/production/in_house/id/:id': staff,
  'GET /api/model-intake/id/:id': ['admin'],
  'GET /api/application/id/:id': ['admin'],
  'GET /api/wholesale-order/id/:id': ['admin'],
  'GET /api/wholesale-order/id/:id/pdf': ['admin'],
  'GET /api/wholesale-order/id/:id/xlsx': ['admin'],
  'POST /api/rfq/status/id/:id': ['admin'],
  'POST /api/wholesale-order/update/id/:id': ['admin'],
  'POST /api/wholesale-order/status/id/:id': ['admin'],
  'GET /api/order/id/:id': staff,
  'GET /api/order/staff/id/:id': staff,
  'GET /api/order/id/:id/invoice.pdf': staff,
  'POST /api/order/cancel/id/:id': staff,
  'GET /api/return/id/:id': staff,
  'GET /api/return/id/:id/slip.pdf': staff,
  'POST /api/return/cancel/id/:id': staff,
  'POST /api/return/send/id/:id': staff,
  'GET /api/buyer/documents/:id': ['admin'],
  'GET /api/invoice/id/:id': ['admin'],
  'GET /api/invoice/id/:id/pdf': ['admin'],
};

/** Where admins are let in by name beside others, it is for the rows of all. */
export function seesOthers({ method, url, allowed }: EndpointRow, role: Role): boolean {
  const roles: readonly Role[] = ALLOWED[allowed];
  if (role === 'admin' && roles.includes('admin') && allowed !== 'everyone' && allowed !== 'signed-in') return true;
  return READERS[`${method} ${url}`]?.includes(role) === true;
}

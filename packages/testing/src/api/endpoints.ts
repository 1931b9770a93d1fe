import * as design from '@orime/contracts/api/catalogue/design';
import * as designInput from '@orime/contracts/api/catalogue/design-input';
import * as designList from '@orime/contracts/api/catalogue/design-list';
import * as garment from '@orime/contracts/api/catalogue/garment';
import * as lookbook from '@orime/contracts/api/catalogue/lookbook';
import * as ownDesign from '@orime/contracts/api/catalogue/own-design';
import * as privateReserve from '@orime/contracts/api/catalogue/private-reserve';
import * as stockAlert from '@orime/contracts/api/catalogue/stock-alert';
import * as archive from '@orime/contracts/api/discovery/archive';
import * as geo from '@orime/contracts/api/discovery/geo';
import * as search from '@orime/contracts/api/discovery/search';
import * as article from '@orime/contracts/api/editorial/article';
import * as articleEdit from '@orime/contracts/api/editorial/article-edit';
import * as eventApi from '@orime/contracts/api/editorial/event';
import * as upload from '@orime/contracts/api/media/upload';
import * as commissionRate from '@orime/contracts/api/money/commission-rate';
import * as expense from '@orime/contracts/api/money/expense';
import * as invoice from '@orime/contracts/api/money/invoice';
import * as invoiceRefund from '@orime/contracts/api/money/invoice-refund';
import * as payout from '@orime/contracts/api/money/payout';
import * as emailPreferences from '@orime/contracts/api/notify/email-preferences';
import * as mailWebhook from '@orime/contracts/api/notify/mail-webhook';
import * as notification from '@orime/contracts/api/notify/notification';
import * as admin from '@orime/contracts/api/office/admin';
import * as adminBulk from '@orime/contracts/api/office/admin-bulk';
import * as adminMail from '@orime/contracts/api/office/admin-mail';
import * as analytics from '@orime/contracts/api/office/analytics';
import * as bug from '@orime/contracts/api/office/bug';
import * as errors from '@orime/contracts/api/office/errors';
import * as heardOfUs from '@orime/contracts/api/office/heard-of-us';
import * as mailing from '@orime/contracts/api/office/mailing';
import * as privacyRequest from '@orime/contracts/api/office/privacy-request';
import * as releases from '@orime/contracts/api/office/releases';
import * as report from '@orime/contracts/api/office/report';
import * as telemetry from '@orime/contracts/api/office/telemetry';
import * as application from '@orime/contracts/api/people/application';
import * as consumer from '@orime/contracts/api/people/consumer';
import * as modelIntake from '@orime/contracts/api/people/model-intake';
import * as producer from '@orime/contracts/api/people/producer';
import * as profile from '@orime/contracts/api/people/profile';
import * as profilePeople from '@orime/contracts/api/people/profile-people';
import * as users from '@orime/contracts/api/people/users';
import * as cart from '@orime/contracts/api/selling/cart';
import * as checkout from '@orime/contracts/api/selling/checkout';
import * as order from '@orime/contracts/api/selling/order';
import * as orderOffice from '@orime/contracts/api/selling/order-office';
import * as payment from '@orime/contracts/api/selling/payment';
import * as promoCode from '@orime/contracts/api/selling/promo-code';
import * as returnApi from '@orime/contracts/api/selling/return';
import * as content from '@orime/contracts/api/site/content';
import * as settings from '@orime/contracts/api/site/settings';
import * as site from '@orime/contracts/api/site/site';
import * as vocabulary from '@orime/contracts/api/site/vocabulary';
import * as channel from '@orime/contracts/api/talk/channel';
import * as gmailer from '@orime/contracts/api/talk/gmailer';
import * as message from '@orime/contracts/api/talk/message';
import * as buyer from '@orime/contracts/api/trade/buyer';
import * as buyerMember from '@orime/contracts/api/trade/buyer-member';
import * as buyerStaff from '@orime/contracts/api/trade/buyer-staff';
import * as linesheet from '@orime/contracts/api/trade/linesheet';
import * as production from '@orime/contracts/api/trade/production';
import * as rfq from '@orime/contracts/api/trade/rfq';
import * as stockist from '@orime/contracts/api/trade/stockist';
import * as wholesale from '@orime/contracts/api/trade/wholesale';
import * as wholesaleCart from '@orime/contracts/api/trade/wholesale-cart';
import * as wholesaleOrder from '@orime/contracts/api/trade/wholesale-order';
import * as wholesaleQuote from '@orime/contracts/api/trade/wholesale-quote';
import * as wholesaleTerms from '@orime/contracts/api/trade/wholesale-terms';
import type { Static, TSchema } from 'typebox';

/** The modules of the contracts that declare endpoints. A test compares them with the list of all endpoints. */
const MODULES = {
  profilePeople,
  orderOffice,
  mailing,
  designList,
  designInput,
  buyerStaff,
  adminBulk,
  adminMail,
  admin,
  analytics,
  application,
  archive,
  articleEdit,
  article,
  bug,
  buyerMember,
  buyer,
  cart,
  channel,
  checkout,
  commissionRate,
  consumer,
  content,
  design,
  emailPreferences,
  errors,
  eventApi,
  expense,
  garment,
  geo,
  gmailer,
  heardOfUs,
  invoiceRefund,
  invoice,
  linesheet,
  lookbook,
  mailWebhook,
  message,
  modelIntake,
  notification,
  order,
  ownDesign,
  payment,
  payout,
  privacyRequest,
  privateReserve,
  producer,
  production,
  profile,
  promoCode,
  releases,
  report,
  returnApi,
  rfq,
  search,
  settings,
  site,
  stockAlert,
  stockist,
  telemetry,
  upload,
  users,
  vocabulary,
  wholesaleCart,
  wholesaleOrder,
  wholesaleQuote,
  wholesaleTerms,
  wholesale,
};

type Modules = typeof MODULES;
type Exported = { [Name in keyof Modules]: Modules[Name][keyof Modules[Name]] }[keyof Modules];
type Declared = Extract<Exported, { readonly method: string; readonly url: string }>;

/** Every endpoint of the contracts by `METHOD /path/:param`. */
export type Endpoints = { [Endpoint in Declared as `${Endpoint['method']} ${Endpoint['url']}`]: Endpoint };
export type EndpointKey = keyof Endpoints;

/** What the API answers with 200; anything where the answer is a file. */
export type AnswerOf<Key extends EndpointKey> = Endpoints[Key] extends { schema: { response: { 200: infer Schema extends TSchema } } }
  ? ReadonlyDeep<Static<Schema>>
  : unknown;
/** The JSON body that the endpoint takes. */
export type BodyOf<Key extends EndpointKey> = Endpoints[Key] extends { schema: { body: infer Schema extends TSchema } }
  ? Static<Schema>
  : undefined;
/** The query after the api's reading: numbers are numbers, and what was left out has its default. */
export type QueryOf<Key extends EndpointKey> = Endpoints[Key] extends { schema: { querystring: infer Schema extends TSchema } }
  ? Static<Schema>
  : undefined;
/** Values of the `:name` placeholders in the address. */
export type ParamsOf<Key extends EndpointKey> = Readonly<Record<PlaceholderOf<Key>, string>>;

type PlaceholderOf<Path extends string> = Path extends `${string}/:${infer Rest}`
  ? NameIn<Rest> | (Rest extends `${string}/${string}` ? PlaceholderOf<`/${AfterSlash<Rest>}`> : never)
  : never;
type NameIn<Rest extends string> = Rest extends `${infer Name}/${string}` ? Name : Rest;
type AfterSlash<Rest extends string> = Rest extends `${string}/${infer After}` ? After : never;

/** Samples may be constants: a fake answer is only read. */
type ReadonlyDeep<Value> = Value extends object ? { readonly [Key in keyof Value]: ReadonlyDeep<Value[Key]> } : Value;

/** The schemas of an endpoint, as far as it has them. */
export interface EndpointSchemas {
  readonly body?: TSchema;
  readonly querystring?: TSchema;
  readonly response?: { readonly 200: TSchema };
}

/** Schemas by `METHOD /path/:param`, for checks at run time. */
export const ENDPOINT_SCHEMAS: ReadonlyMap<string, EndpointSchemas> = new Map(
  Object.values(MODULES)
    .flatMap((module) => Object.values<unknown>(module))
    .filter(isEndpoint)
    .map(({ method, url, schema = {} }) => [`${method} ${url}`, schema]),
);

function isEndpoint(value: unknown): value is { method: string; url: string; schema?: EndpointSchemas } {
  return typeof value === 'object' && value !== null && 'method' in value && 'url' in value;
}

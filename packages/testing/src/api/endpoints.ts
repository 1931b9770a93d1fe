import * as admin from '@orime/contracts/api/admin';
import * as adminBulk from '@orime/contracts/api/admin-bulk';
import * as adminMail from '@orime/contracts/api/admin-mail';
import * as analytics from '@orime/contracts/api/analytics';
import * as application from '@orime/contracts/api/application';
import * as archive from '@orime/contracts/api/archive';
import * as article from '@orime/contracts/api/article';
import * as articleEdit from '@orime/contracts/api/article-edit';
import * as bug from '@orime/contracts/api/bug';
import * as buyer from '@orime/contracts/api/buyer';
import * as buyerMember from '@orime/contracts/api/buyer-member';
import * as buyerStaff from '@orime/contracts/api/buyer-staff';
import * as cart from '@orime/contracts/api/cart';
import * as channel from '@orime/contracts/api/channel';
import * as checkout from '@orime/contracts/api/checkout';
import * as commissionRate from '@orime/contracts/api/commission-rate';
import * as consumer from '@orime/contracts/api/consumer';
import * as content from '@orime/contracts/api/content';
import * as design from '@orime/contracts/api/design';
import * as designInput from '@orime/contracts/api/design-input';
import * as designList from '@orime/contracts/api/design-list';
import * as emailPreferences from '@orime/contracts/api/email-preferences';
import * as errors from '@orime/contracts/api/errors';
import * as eventApi from '@orime/contracts/api/event';
import * as expense from '@orime/contracts/api/expense';
import * as garment from '@orime/contracts/api/garment';
import * as geo from '@orime/contracts/api/geo';
import * as gmailer from '@orime/contracts/api/gmailer';
import * as heardOfUs from '@orime/contracts/api/heard-of-us';
import * as invoice from '@orime/contracts/api/invoice';
import * as invoiceRefund from '@orime/contracts/api/invoice-refund';
import * as linesheet from '@orime/contracts/api/linesheet';
import * as lookbook from '@orime/contracts/api/lookbook';
import * as mailWebhook from '@orime/contracts/api/mail-webhook';
import * as mailing from '@orime/contracts/api/mailing';
import * as message from '@orime/contracts/api/message';
import * as modelIntake from '@orime/contracts/api/model-intake';
import * as notification from '@orime/contracts/api/notification';
import * as order from '@orime/contracts/api/order';
import * as orderOffice from '@orime/contracts/api/order-office';
import * as ownDesign from '@orime/contracts/api/own-design';
import * as payment from '@orime/contracts/api/payment';
import * as payout from '@orime/contracts/api/payout';
import * as privacyRequest from '@orime/contracts/api/privacy-request';
import * as privateReserve from '@orime/contracts/api/private-reserve';
import * as producer from '@orime/contracts/api/producer';
import * as production from '@orime/contracts/api/production';
import * as profile from '@orime/contracts/api/profile';
import * as profilePeople from '@orime/contracts/api/profile-people';
import * as promoCode from '@orime/contracts/api/promo-code';
import * as releases from '@orime/contracts/api/releases';
import * as report from '@orime/contracts/api/report';
import * as returnApi from '@orime/contracts/api/return';
import * as rfq from '@orime/contracts/api/rfq';
import * as search from '@orime/contracts/api/search';
import * as settings from '@orime/contracts/api/settings';
import * as site from '@orime/contracts/api/site';
import * as stockAlert from '@orime/contracts/api/stock-alert';
import * as stockist from '@orime/contracts/api/stockist';
import * as telemetry from '@orime/contracts/api/telemetry';
import * as upload from '@orime/contracts/api/upload';
import * as users from '@orime/contracts/api/users';
import * as vocabulary from '@orime/contracts/api/vocabulary';
import * as wholesale from '@orime/contracts/api/wholesale';
import * as wholesaleCart from '@orime/contracts/api/wholesale-cart';
import * as wholesaleOrder from '@orime/contracts/api/wholesale-order';
import * as wholesaleQuote from '@orime/contracts/api/wholesale-quote';
import * as wholesaleTerms from '@orime/contracts/api/wholesale-terms';
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

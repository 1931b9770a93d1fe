import { catalogue } from './column-overrides/catalogue.ts';
import { editorial } from './column-overrides/editorial.ts';
import { house } from './column-overrides/house.ts';
import { media } from './column-overrides/media.ts';
import { money } from './column-overrides/money.ts';
import { notify } from './column-overrides/notify.ts';
import { office } from './column-overrides/office.ts';
import { people } from './column-overrides/people.ts';
import { selling } from './column-overrides/selling.ts';
import { site } from './column-overrides/site.ts';
import { talk } from './column-overrides/talk.ts';
import { trade } from './column-overrides/trade.ts';

/**
 * What the database cannot say of a column, or says wider than it is: which texts a CHECK allows, what a jsonb holds. Column by
 * column, as text of the type that `db:types` writes into `generated.ts`; a file for each domain.
 */
export const columnOverrides: Readonly<Record<string, string>> = {
  ...site,
  ...media,
  ...notify,
  ...people,
  ...catalogue,
  ...money,
  ...selling,
  ...trade,
  ...editorial,
  ...talk,
  ...office,
  ...house,
};

/** Where the names in these texts come from. */
export const overrideImports: Readonly<Record<string, string>> = {
  Address: '@orime/contracts/schemas',
  ApplicationFields: './column-types.ts',
  ApplicationKind: '@orime/contracts/api/people/application',
  ApplicationStatus: '@orime/contracts/api/people/application',
  ArticleAbout: './column-types.ts',
  ArticleSeo: './column-types.ts',
  Certification: './column-types.ts',
  CheckoutLineInput: '@orime/contracts/api/selling/checkout',
  OrderWishes: '@orime/contracts/api/selling/checkout',
  Day: './column-types.ts',
  DefaultedJsonOf: './column-types.ts',
  Expense: '@orime/contracts/api/money/expense',
  ExpenseStatus: '@orime/commerce',
  FulfilmentStatus: '@orime/commerce',
  GeneratedAlways: 'kysely',
  HeardSource: '@orime/contracts/api/people/application',
  FocalPointRow: './column-types.ts',
  HotspotRow: './column-types.ts',
  ImageRef: '@orime/contracts',
  InvoiceKind: './column-types.ts',
  InvoiceLine: '@orime/contracts/api/money/invoice',
  InvoiceParty: '@orime/contracts/api/money/invoice',
  InvoiceRefundStatus: './column-types.ts',
  InvoiceStatus: './column-types.ts',
  InvoiceTax: '@orime/contracts/api/money/invoice',
  JsonOf: './column-types.ts',
  Language: '@orime/contracts',
  LineSheetVisibility: '@orime/contracts/api/trade/linesheet',
  LocalText: '@orime/contracts',
  MaterialShare: './column-types.ts',
  ModelIntakeAnswers: '@orime/contracts/api/people/model-intake',
  ModelIntakeStatus: '@orime/contracts/api/people/model-intake',
  NotificationKind: '@orime/contracts/api/notify/notification',
  NullableJsonOf: './column-types.ts',
  OrderStatus: '@orime/commerce',
  PaymentSessionStatus: './column-types.ts',
  PaymentStatus: '@orime/commerce',
  PayoutStatus: '@orime/commerce',
  PolicySection: './column-types.ts',
  PrivacyRequestKind: '@orime/contracts/api/office/privacy-request',
  ProductionStatus: '@orime/commerce',
  ProfileLink: './column-types.ts',
  ProgrammeRow: './column-types.ts',
  Quote: '@orime/commerce',
  ReportReason: '@orime/contracts/api/office/report',
  ReturnStatus: '@orime/commerce',
  RfqStatus: '@orime/commerce',
  ShippingChoices: './column-types.ts',
  SizeChartRow: './column-types.ts',
  SizeQuantities: './column-types.ts',
  StoredSizes: './column-types.ts',
  StoredTerms: './column-types.ts',
  UploadForm: '@orime/contracts/api/media/upload',
  WholesaleOrderStatus: '@orime/commerce',
  WholesaleTerms: '@orime/commerce',
};

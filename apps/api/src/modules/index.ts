import type { ApiApp } from '../app.ts';
import { adminRoutes } from './admin/index.ts';
import { analyticsRoutes } from './analytics/index.ts';
import { applicationRoutes } from './application/index.ts';
import { archiveRoutes } from './archive/index.ts';
import { articleRoutes } from './article/index.ts';
import { bannerRoutes } from './banner/index.ts';
import { billingRoutes } from './billing/index.ts';
import { bugsRoutes } from './bugs/index.ts';
import { buyerRoutes } from './buyer/index.ts';
import { cartRoutes } from './cart/index.ts';
import { channelRoutes } from './channel/index.ts';
import { checkoutRoutes } from './checkout/index.ts';
import { commissionRateRoutes } from './commission-rate/index.ts';
import { consentRoutes } from './consent/index.ts';
import { consumerRoutes } from './consumer/index.ts';
import { contactRoutes } from './contact/index.ts';
import { contentRoutes } from './content/index.ts';
import { designRoutes } from './design/index.ts';
import { emailPreferencesRoutes } from './email-preferences/index.ts';
import { errorsRoutes } from './errors/index.ts';
import { eventRoutes } from './event/index.ts';
import { expenseRoutes } from './expense/index.ts';
import { feedsRoutes } from './feeds/index.ts';
import { fileRoutes } from './file/index.ts';
import { garmentRoutes } from './garment/index.ts';
import { geoRoutes } from './geo/index.ts';
import { gmailerRoutes } from './gmailer/index.ts';
import { guestDesignRoutes } from './guest-design/index.ts';
import { heardOfUsRoutes } from './heard-of-us/index.ts';
import { invoiceRoutes } from './invoice/index.ts';
import { lookbookRoutes } from './lookbook/index.ts';
import { mailWebhookRoutes } from './mail-webhook/index.ts';
import { mediaRoutes } from './media/index.ts';
import { messageRoutes } from './message/index.ts';
import { modelIntakeRoutes } from './model-intake/index.ts';
import { modelRoutes } from './model/index.ts';
import { newsletterRoutes } from './newsletter/index.ts';
import { notificationRoutes } from './notification/index.ts';
import { orderRoutes } from './order/index.ts';
import { paymentRoutes } from './payment/index.ts';
import { payoutRoutes } from './payout/index.ts';
import { policyRoutes } from './policy/index.ts';
import { privacyRequestRoutes } from './privacy-request/index.ts';
import { privateReserveRoutes } from './private-reserve/index.ts';
import { producerRoutes } from './producer/index.ts';
import { productionRoutes } from './production/index.ts';
import { profileRoutes } from './profile/index.ts';
import { promoCodeRoutes } from './promo-code/index.ts';
import { releasesRoutes } from './releases/index.ts';
import { reportRoutes } from './report/index.ts';
import { returnRoutes } from './return/index.ts';
import { rfqRoutes } from './rfq/index.ts';
import { searchRoutes } from './search/index.ts';
import { settingsRoutes } from './settings/index.ts';
import { stockAlertRoutes } from './stock-alert/index.ts';
import { stockistRoutes } from './stockist/index.ts';
import { telemetryRoutes } from './telemetry/index.ts';
import { uploadRoutes } from './upload/index.ts';
import { usersRoutes } from './users/index.ts';
import { wholesaleCartRoutes } from './wholesale-cart/index.ts';
import { wholesaleOrderRoutes } from './wholesale-order/index.ts';
import { wholesaleRoutes } from './wholesale/index.ts';

/** Every module of the api: one line each, its folder named as the first path segment after `/api`. */
export const modules: readonly ((app: ApiApp) => Promise<void>)[] = [
  adminRoutes,
  analyticsRoutes,
  applicationRoutes,
  archiveRoutes,
  articleRoutes,
  bannerRoutes,
  billingRoutes,
  bugsRoutes,
  buyerRoutes,
  cartRoutes,
  channelRoutes,
  checkoutRoutes,
  commissionRateRoutes,
  consentRoutes,
  consumerRoutes,
  contactRoutes,
  contentRoutes,
  designRoutes,
  emailPreferencesRoutes,
  errorsRoutes,
  eventRoutes,
  expenseRoutes,
  feedsRoutes,
  fileRoutes,
  garmentRoutes,
  geoRoutes,
  gmailerRoutes,
  guestDesignRoutes,
  heardOfUsRoutes,
  invoiceRoutes,
  lookbookRoutes,
  mailWebhookRoutes,
  mediaRoutes,
  messageRoutes,
  modelRoutes,
  modelIntakeRoutes,
  newsletterRoutes,
  notificationRoutes,
  orderRoutes,
  paymentRoutes,
  payoutRoutes,
  policyRoutes,
  privacyRequestRoutes,
  privateReserveRoutes,
  producerRoutes,
  productionRoutes,
  profileRoutes,
  promoCodeRoutes,
  releasesRoutes,
  reportRoutes,
  returnRoutes,
  rfqRoutes,
  searchRoutes,
  settingsRoutes,
  stockAlertRoutes,
  stockistRoutes,
  telemetryRoutes,
  uploadRoutes,
  usersRoutes,
  wholesaleRoutes,
  wholesaleCartRoutes,
  wholesaleOrderRoutes,
];

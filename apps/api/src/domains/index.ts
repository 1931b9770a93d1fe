import type { ApiApp } from '../house/api-app.ts';
import type { MailTemplate } from '../house/mail/mail-template.ts';
import { designDecisionMail, designRoutes } from './catalogue/design/index.ts';
import { garmentRoutes } from './catalogue/garment/index.ts';
import { guestDesignRoutes } from './catalogue/guest-design/index.ts';
import { lookbookRoutes } from './catalogue/lookbook/index.ts';
import { privateReserveRoutes } from './catalogue/private-reserve/index.ts';
import { stockAlertRoutes, stockMail } from './catalogue/stock-alert/index.ts';
import { archiveRoutes } from './discovery/archive/index.ts';
import { feedsRoutes } from './discovery/feeds/index.ts';
import { geoRoutes } from './discovery/geo/index.ts';
import { searchRoutes } from './discovery/search/index.ts';
import { articleRoutes } from './editorial/article/index.ts';
import { eventRoutes, eventTicketMail } from './editorial/event/index.ts';
import { fileRoutes } from './media/file/index.ts';
import { mediaRoutes } from './media/media/index.ts';
import { uploadRoutes } from './media/upload/index.ts';
import { commissionRateRoutes } from './money/commission-rate/index.ts';
import { expenseRoutes } from './money/expense/index.ts';
import { commissionMail, invoiceMail, invoiceRoutes } from './money/invoice/index.ts';
import { payoutRoutes } from './money/payout/index.ts';
import { emailPreferencesRoutes } from './notify/email-preferences/index.ts';
import { mailWebhookRoutes } from './notify/mail-webhook/index.ts';
import { newsletterMail, newsletterRoutes } from './notify/newsletter/index.ts';
import { followDigestMail, messageDigestMail, notificationRoutes } from './notify/notification/index.ts';
import { adminRoutes, campaignMail } from './office/admin/index.ts';
import { analyticsRoutes } from './office/analytics/index.ts';
import { bugsRoutes } from './office/bugs/index.ts';
import { errorsRoutes } from './office/errors/index.ts';
import { heardOfUsRoutes } from './office/heard-of-us/index.ts';
import { privacyDecisionMail, privacyMail, privacyRequestRoutes } from './office/privacy-request/index.ts';
import { releasesRoutes } from './office/releases/index.ts';
import { reportDecisionMail, reportMail, reportRoutes } from './office/report/index.ts';
import { telemetryRoutes } from './office/telemetry/index.ts';
import { applicationMail, applicationRoutes } from './people/application/index.ts';
import { consentRoutes } from './people/consent/index.ts';
import { consumerRoutes } from './people/consumer/index.ts';
import { modelIntakeRoutes } from './people/model-intake/index.ts';
import { modelRoutes } from './people/model/index.ts';
import { producerRoutes } from './people/producer/index.ts';
import { profileMail, profileRoutes } from './people/profile/index.ts';
import { accountMail, usersRoutes } from './people/users/index.ts';
import { cartRoutes } from './selling/cart/index.ts';
import { checkoutRoutes } from './selling/checkout/index.ts';
import { draftOrderMail, orderConfirmationMail, orderRoutes, orderUpdateMail } from './selling/order/index.ts';
import { paymentRoutes } from './selling/payment/index.ts';
import { promoCodeRoutes } from './selling/promo-code/index.ts';
import { returnMail, returnRoutes } from './selling/return/index.ts';
import { bannerRoutes } from './site/banner/index.ts';
import { contentRoutes } from './site/content/index.ts';
import { policyRoutes } from './site/policy/index.ts';
import { settingsRoutes } from './site/settings/index.ts';
import { vocabularyRoutes } from './site/vocabulary/index.ts';
import { channelRoutes } from './talk/channel/index.ts';
import { contactRoutes } from './talk/contact/index.ts';
import { gmailerRoutes } from './talk/gmailer/index.ts';
import { messageRoutes } from './talk/message/index.ts';
import { billingRoutes } from './trade/billing/index.ts';
import { buyerMail, buyerRoutes, companyInvitationMail } from './trade/buyer/index.ts';
import { productionRoutes } from './trade/production/index.ts';
import { rfqMail, rfqRoutes } from './trade/rfq/index.ts';
import { stockistRoutes } from './trade/stockist/index.ts';
import { wholesaleCartRoutes } from './trade/wholesale-cart/index.ts';
import { wholesaleMail, wholesaleOrderRoutes } from './trade/wholesale-order/index.ts';
import { wholesaleRoutes } from './trade/wholesale/index.ts';

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
  vocabularyRoutes,
  wholesaleRoutes,
  wholesaleCartRoutes,
  wholesaleOrderRoutes,
];

/** The templates of every mail that may be in the outbox, each declared in its resource. */
export const mails: readonly MailTemplate[] = [
  newsletterMail,
  messageDigestMail,
  followDigestMail,
  accountMail,
  profileMail,
  applicationMail,
  designDecisionMail,
  stockMail,
  invoiceMail,
  commissionMail,
  orderConfirmationMail,
  orderUpdateMail,
  draftOrderMail,
  returnMail,
  buyerMail,
  companyInvitationMail,
  wholesaleMail,
  rfqMail,
  eventTicketMail,
  campaignMail,
  reportMail,
  reportDecisionMail,
  privacyMail,
  privacyDecisionMail,
];

export { addressLine, addressLines, type AddressLinesOptions } from './address/address-lines.ts';
export {
  addressProblems,
  isPostal,
  needsRegion,
  regionOf,
  regionRule,
  type AddressProblem,
  type PostalAddress,
  type RegionRule,
} from './address/address-rules.ts';
export { findPrefecture, PREFECTURES, prefectureOfPostal } from './address/prefectures.ts';
export { stateOfZip, US_STATES } from './address/us-states.ts';
export { assertMinor, formatDecimal, toMajor } from './money/currency.ts';
export { multiplyRatio, type Rounding } from './money/rounding.ts';
export { allocate } from './money/allocate.ts';
export { taxOf, taxPerAmount, type TaxableAmount, type TaxRate } from './money/tax.ts';
export { costPerPiece, marginOf, type Margin, type MarginInput } from './margin.ts';
export { marketOfCurrency, marketRules, type MarketRules, type ShippingMethod } from './market.ts';
export { freeShipping, shippingOptions, type FreeShipping, type ShippingOption } from './shipping.ts';
export {
  applyPromo,
  isInScope,
  normalizePromoCode,
  type PromoLine,
  type PromoProblem,
  type PromoResult,
  type PromoRule,
  type PromoScope,
} from './promo.ts';
export type {
  CodeProblemCode,
  LineProblemCode,
  Quote,
  QuoteCode,
  QuoteInput,
  QuoteLine,
  QuoteLineInput,
  QuoteProblem,
  QuoteSeller,
  QuoteTotals,
} from './quote/quote.ts';
export { computeQuote, isOrderable } from './quote/compute-quote.ts';
export { quoteFingerprint } from './quote/quote-fingerprint.ts';
export { diffQuotes, type QuoteChange } from './quote/diff-quotes.ts';
export {
  addCartLine,
  cartLineKey,
  cartSubtotalMinor,
  cartUnits,
  clampQuantity,
  maxCartLines,
  maxLineQuantity,
  mergeCartLines,
  removeCartLine,
  setCartLineQuantity,
  type CartLineLike,
} from './cart/retail-cart.ts';
export { addWholesaleLine, removeWholesaleLine, setWholesaleSizes, type WholesaleLineLike } from './cart/wholesale-cart.ts';
export {
  addMatrices,
  checkMatrix,
  matrixTotalMinor,
  matrixUnits,
  maxSizeUnits,
  packsIn,
  prepackMatrix,
  stripZeroSizes,
  type MatrixProblem,
  type MatrixRule,
  type SizeQuantities,
} from './sizes/size-matrix.ts';
export { convertSize, savedSizeOf, SIZE_ROWS, SIZE_SYSTEMS, type SavedSizes, type SizeRow, type SizeSystem } from './sizes/size-systems.ts';
export { canTransition, statesBefore, transition, type StateMachine } from './states/machine.ts';
export {
  checkoutMachine,
  fulfilmentMachine,
  orderMachine,
  paymentMachine,
  returnMachine,
  type CheckoutStatus,
  type FulfilmentStatus,
  type OrderStatus,
  type PaymentStatus,
  type ReturnStatus,
} from './states/retail-order.ts';
export {
  buyerVerificationMachine,
  decideVerification,
  type BuyerVerification,
  type VerificationStep,
} from './states/buyer-verification.ts';
export { wholesaleOrderMachine, type WholesaleOrderStatus } from './states/wholesale-order.ts';
export { articleMachine, type ArticleStatus } from './states/article.ts';
export { bugMachine } from './states/bug.ts';
export { contactMachine, mailingMachine } from './states/mail.ts';
export { reportMachine } from './states/report.ts';
export { modelIntakeMachine } from './states/model-intake.ts';
export { expenseMachine, type ExpenseStatus } from './states/expense.ts';
export { lineRefundMinor } from './refund.ts';
export { returnFeeMinor } from './return-fee.ts';
export { returnProgress, type ReturnStep } from './states/return-progress.ts';
export { stateOrder, statedTotalMinor, stateRefunds, subtractStatements } from './credit.ts';
export type { RefundScope, SoldOrder, Statement } from './credit.ts';
export { payoutMachine, type PayoutStatus } from './states/payout.ts';
export {
  designMachine,
  mayMoveProduction,
  pieceMachine,
  productionMachine,
  profileMachine,
  rfqMachine,
  type DesignConfirmation,
  type PieceStatus,
  type ProductionStatus,
  type ProfileStatus,
  type RfqStatus,
} from './states/catalogue.ts';
export { isCorporateNumber, isInvoiceRegistration } from './company/corporate-number.ts';
export {
  allowedTerms,
  creditMinor,
  creditOffer,
  dueDays,
  isInvoicedAtApproval,
  paidInAdvanceMinor,
  type CreditOffer,
  type WholesaleTerms,
} from './wholesale/payment-terms.ts';
export {
  isWindowOpen,
  planShipping,
  type DeliveryWindow,
  type ShipDates,
  type ShipProblem,
  type ShipWish,
} from './wholesale/ship-dates.ts';
export { isBeforeApproval, wholesaleSteps, type WholesaleRole, type WholesaleStep } from './wholesale/order-steps.ts';
export {
  computeWholesaleQuote,
  tierPriceMinor,
  type PriceTier,
  type WholesaleBrandInput,
  type WholesaleLineInput,
  type WholesaleProblem,
  type WholesaleQuote,
  type WholesaleQuoteBrand,
  type WholesaleQuoteInput,
  type WholesaleQuoteLine,
} from './wholesale/wholesale-quote.ts';

/** Answers of the API that several apps' tests start from; each function takes what differs. Nothing here needs a browser. */
export { usd } from './amounts.ts';
export { sampleDesign, sampleDesignCard, sampleImage, sampleOwnerDesign, sampleSize } from './designs.ts';
export { sampleInvoice } from './invoices.ts';
export { sampleOrder, sampleOrderLine } from './orders.ts';
export { sampleProfileCard, sampleSignIn, sampleUser } from './people.ts';
export { sampleSettings } from './settings.ts';
export { sampleCompany, sampleProduct, sampleStyle } from './wholesale.ts';
export { sampleWholesaleOrder } from './wholesale-order.ts';

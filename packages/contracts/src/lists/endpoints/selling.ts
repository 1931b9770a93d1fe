import type { EndpointTables } from '../endpoint-tables.ts';

export const SELLING_ENDPOINTS: EndpointTables = {
  added: `
  GET    /api/cart                      signed-in
  POST   /api/cart/merge                signed-in
  POST   /api/cart/check                everyone
  POST   /api/cart/add                  signed-in
  DELETE /api/cart/piece/:piece         signed-in
  DELETE /api/cart/id/:id/size/:size    signed-in
  DELETE /api/cart                      signed-in
  POST   /api/checkout/quote            everyone
  POST   /api/checkout/hold             everyone
  GET    /api/checkout/:id              everyone
  POST   /api/payment/session           everyone
  POST   /api/payment/confirm           everyone
  POST   /api/payment/webhook/:provider everyone
  GET    /api/payment/money-back/       admin
  POST   /api/payment/money-back/settle/id/:id admin
  POST   /api/order                     everyone
  GET    /api/order/id/:id              everyone
  POST   /api/order/lookup              everyone
  GET    /api/order/mine                signed-in
  GET    /api/order/seller              designer
  POST   /api/order/cancel/id/:id       everyone
  POST   /api/order/fulfill/id/:id      designer-admin
  POST   /api/order/process/id/:id      designer-admin
  POST   /api/order/ship-by/id/:id      designer-admin
  POST   /api/order/deliver/id/:id      designer-admin
  GET    /api/order/id/:id/invoice.pdf  everyone
  GET    /api/order/                    staff
  GET    /api/order/staff/id/:id        staff
  POST   /api/order/note/id/:id         designer-admin
  POST   /api/order/refund/id/:id       admin
  POST   /api/order/draft               admin
  POST   /api/order/claim               signed-in
  GET    /api/order/export.csv          designer-admin
  GET    /api/order/packing-slip/id/:id designer-admin
  POST   /api/return                    everyone
  GET    /api/return/                   staff
  GET    /api/return/id/:id             everyone
  GET    /api/return/id/:id/slip.pdf    everyone
  POST   /api/return/send/id/:id        everyone
  GET    /api/return/address            designer
  POST   /api/return/address            designer
  GET    /api/return/mine               signed-in
  GET    /api/return/seller             designer
  POST   /api/return/status/id/:id      designer-admin
  POST   /api/return/cancel/id/:id      everyone
  GET    /api/promo-code/               designer-admin
  POST   /api/promo-code/               designer-admin
  POST   /api/promo-code/update/id/:id  designer-admin
  DELETE /api/promo-code/:id            designer-admin
  POST   /api/promo-code/validate       everyone
  GET    /api/promo-code/easter-egg     signed-in
  POST   /api/promo-code/easter-egg     signed-in`,
};

import type { EndpointTables } from '../endpoint-tables.ts';

export const MONEY_ENDPOINTS: EndpointTables = {
  added: `
  GET    /api/invoice/mine                  signed-in
  GET    /api/invoice/seller                seller
  GET    /api/invoice/                      admin
  GET    /api/invoice/id/:id                signed-in
  GET    /api/invoice/id/:id/pdf            signed-in
  POST   /api/invoice/issue                 admin
  POST   /api/invoice/void/id/:id           admin
  POST   /api/invoice/payment/id/:id        admin
  POST   /api/invoice/commission            admin
  GET    /api/invoice/refund/               admin
  POST   /api/invoice/refund/id/:id         admin
  GET    /api/payout                        seller-admin
  GET    /api/payout/due                    admin
  GET    /api/payout/statement.csv          seller
  GET    /api/payout/details                designer
  POST   /api/payout/details                designer
  POST   /api/payout/details/profile/:id    admin
  POST   /api/payout/run                    admin
  POST   /api/payout/status/id/:id          admin
  GET    /api/commission-rate/              admin
  POST   /api/commission-rate               admin
  POST   /api/commission-rate/update/id/:id admin
  DELETE /api/commission-rate/:id           admin
  GET    /api/expense                       seller-admin
  GET    /api/expense/id/:id                seller-admin
  GET    /api/expense/export.csv            seller-admin
  POST   /api/expense                       seller
  POST   /api/expense/update/id/:id         seller
  DELETE /api/expense/:id                   seller
  POST   /api/expense/status/id/:id         admin`,
};

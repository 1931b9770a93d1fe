/**
 * The part of the API's surface that later work builds: a row moves to the built table of `endpoint-list.ts` with its code.
 * Rows of others are narrowed by ownership in their queries, not here.
 */
export const PLANNED_ENDPOINTS = `
  GET    /api/wholesale-cart                             verified-buyer
  PUT    /api/wholesale-cart                             verified-buyer
  DELETE /api/wholesale-cart                             verified-buyer
  DELETE /api/wholesale-cart/product/:id                 verified-buyer
  POST   /api/buyer/documents                            buyer
  GET    /api/buyer/documents/:id                        signed-in
  DELETE /api/buyer/documents/:id                        buyer
  GET    /api/buyer/all                                  staff
  GET    /api/buyer/pending-verification                 staff
  GET    /api/buyer/search/:term                         staff
  GET    /api/buyer/id/:id                               staff
  POST   /api/buyer/status/id/:id                        admin
  POST   /api/buyer/assign-manager/id/:id                admin
  GET    /api/buyer/managers                             admin`;

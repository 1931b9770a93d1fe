/**
 * The part of the API's surface that later work builds: a row moves to the built table of `endpoint-list.ts` with its code.
 * Rows of others are narrowed by ownership in their queries, not here.
 */
export const PLANNED_ENDPOINTS = `
  GET    /api/wholesale-cart                             verified-buyer
  PUT    /api/wholesale-cart                             verified-buyer
  DELETE /api/wholesale-cart                             verified-buyer
  DELETE /api/wholesale-cart/product/:id                 verified-buyer`;

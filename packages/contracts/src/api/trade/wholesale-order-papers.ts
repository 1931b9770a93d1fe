import { Type } from 'typebox';
import { IdParams, Language } from '../../schemas/common.ts';

/** Query of a file; `lang` is the reader's language. */
const FileQuery = Type.Object({ lang: Type.Optional(Language) });
export const getWholesaleOrderPdf = {
  method: 'GET',
  url: '/api/wholesale-order/id/:id/pdf',
  params: IdParams,
  querystring: FileQuery,
} as const;
export const getWholesaleOrderXlsx = {
  method: 'GET',
  url: '/api/wholesale-order/id/:id/xlsx',
  params: IdParams,
  querystring: FileQuery,
} as const;

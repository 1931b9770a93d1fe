import { buildUrl } from '@orime/contracts';
import type { Language } from '@orime/contracts';
import type { Invoice } from '@orime/contracts/api/money/invoice';
import { api, queryOptions } from '@orime/platform';

interface InvoicePage {
  readonly items: readonly Invoice[];
  readonly total: number;
  readonly page: number;
}

export const INVOICES_A_PAGE = 10;

/** The company's invoices and credit notes, newest first. */
export const companyInvoicesQuery = (buyerId: string, page: number) =>
  queryOptions({
    queryKey: ['company-invoices', { buyerId, page }],
    queryFn: ({ signal }) =>
      api.get<InvoicePage>(buildUrl('/api/invoice/mine', { company: true, limit: INVOICES_A_PAGE, page }), { signal }),
  });

/** One of them, wherever in the list it is. */
export const companyInvoiceQuery = (buyerId: string, id: string) =>
  queryOptions({
    queryKey: ['company-invoices', { buyerId, id }],
    queryFn: ({ signal }) => api.get<Invoice>(buildUrl('/api/invoice/id/:id', {}, { id }), { signal }),
    retry: false,
  });

/** As a PDF in the language of the page. */
export const downloadInvoice = (id: string, lang: Language): Promise<void> =>
  api.download(buildUrl('/api/invoice/id/:id/pdf', { lang }, { id }));

import { isCorporateNumber, isInvoiceRegistration } from '@orime/commerce';
import { RequestError } from '../../../house/errors/request-error.ts';

export interface CompanyNumbers {
  readonly country: string;
  readonly taxId: string;
  readonly invoiceRegNo: string;
}

/** Numbers with a check digit are checked: a slip is told at once and not after a week of waiting. */
export function requireNumbers({ country, taxId, invoiceRegNo }: CompanyNumbers): void {
  const fields = {
    ...(country === 'JP' && taxId !== '' && !isCorporateNumber(taxId.replace(/^T/, ''))
      ? { taxId: 'must be a corporate number of 13 digits: its check digit is not right' }
      : {}),
    ...(invoiceRegNo !== '' && !isInvoiceRegistration(invoiceRegNo)
      ? { invoiceRegNo: 'must be T and 13 digits: its check digit is not right' }
      : {}),
  };
  if (Object.keys(fields).length > 0) throw new RequestError('validation', { fields });
}

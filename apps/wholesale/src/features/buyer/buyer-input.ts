import type { BuyerInput } from '@orime/contracts/api/trade/buyer';

export type BuyerField = 'companyLegal' | 'website' | 'country' | 'invoiceRegNo';

export const STORE_TYPES: readonly BuyerInput['storeType'][] = [
  'boutique',
  'department_store',
  'concept_store',
  'online',
  'gallery',
  'other',
];

export function readBuyerForm(form: FormData): BuyerInput {
  const read = (name: string): string => String(form.get(name) ?? '').trim();
  return {
    companyLegal: read('companyLegal'),
    tradeName: read('tradeName'),
    website: read('website'),
    storeType: STORE_TYPES.find((type) => type === read('storeType')) ?? 'other',
    country: read('country'),
    taxId: read('taxId'),
    invoiceRegNo: read('invoiceRegNo').toUpperCase(),
  };
}

/** The fields that cannot be sent like this, in the order of the form. */
export function checkBuyer({ companyLegal, website, country, invoiceRegNo }: BuyerInput): readonly BuyerField[] {
  const wrong: Readonly<Record<BuyerField, boolean>> = {
    companyLegal: companyLegal === '',
    website: !/^(https?:\/\/\S+)?$/.test(website),
    country: country === '',
    invoiceRegNo: !/^(T\d{13})?$/.test(invoiceRegNo),
  };
  return (['companyLegal', 'website', 'country', 'invoiceRegNo'] as const).filter((name) => wrong[name]);
}

import { isCorporateNumber, isInvoiceRegistration } from '@orime/commerce';
import { isEmpty } from '@orime/contracts';
import type { Buyer, BuyerInput } from '@orime/contracts/api/trade/buyer';
import type { FieldProblem } from '@orime/forms';

export const STORE_TYPES = ['boutique', 'department_store', 'concept_store', 'online', 'gallery', 'other'] as const;
export const VOLUMES = ['', 'under_10k', '10k_to_50k', '50k_to_200k', 'over_200k'] as const;
export const TERMS = ['prepay', 'deposit30', 'net30', 'net60'] as const;

/** A company as it is typed: every field is there. */
export interface CompanyDraft {
  readonly companyLegal: string;
  readonly tradeName: string;
  readonly tradeNameJp: string;
  readonly website: string;
  readonly storeType: BuyerInput['storeType'];
  readonly doors: number | null;
  readonly country: string;
  readonly taxId: string;
  readonly invoiceRegNo: string;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly expectedVolume: (typeof VOLUMES)[number];
  readonly requestedTerms: (typeof TERMS)[number] | '';
}

/** The fields of the first step; all others are the second's. */
export const COMPANY_FIELDS = [
  'companyLegal',
  'tradeName',
  'tradeNameJp',
  'country',
  'website',
  'storeType',
  'doors',
  'taxId',
  'invoiceRegNo',
] as const satisfies readonly (keyof CompanyDraft)[];

/** Changes of these are looked at again by staff; the company goes on ordering meanwhile. */
export const RECHECKED = ['companyLegal', 'country', 'taxId', 'invoiceRegNo'] as const satisfies readonly (keyof CompanyDraft)[];

export function companyDraft(buyer: Buyer | null): CompanyDraft {
  return {
    companyLegal: buyer?.companyLegal ?? '',
    tradeName: buyer?.tradeName ?? '',
    tradeNameJp: buyer?.tradeNameJp ?? '',
    website: buyer?.website ?? '',
    storeType: STORE_TYPES.find((type) => type === buyer?.storeType) ?? 'boutique',
    doors: buyer?.doors ?? null,
    country: buyer?.country ?? '',
    taxId: buyer?.taxId ?? '',
    invoiceRegNo: buyer?.invoiceRegNo ?? '',
    contactName: buyer?.contactName ?? '',
    contactPhone: buyer?.contactPhone ?? '',
    expectedVolume: buyer?.expectedVolume ?? '',
    requestedTerms: buyer?.requestedTerms ?? '',
  };
}

/** The registration number of the invoice system is Japan's alone; numbers are taken in any width. */
export function toBuyerInput(draft: CompanyDraft): BuyerInput {
  const isJapanese = draft.country === 'JP';
  return {
    ...draft,
    taxId: isJapanese ? plainNumber(draft.taxId) : draft.taxId.trim(),
    invoiceRegNo: isJapanese ? plainNumber(draft.invoiceRegNo) : '',
    requestedTerms: draft.requestedTerms === '' ? null : draft.requestedTerms,
  };
}

/** What the contract cannot say: check digits of Japanese numbers. */
export function checkCompany({ companyLegal, country, taxId, invoiceRegNo }: CompanyDraft): readonly FieldProblem[] {
  const required = { kind: 'required' } as const;
  const malformed = { kind: 'malformed' } as const;
  const isJapanese = country === 'JP';
  const [corporate, registration] = [plainNumber(taxId), plainNumber(invoiceRegNo)];
  return [
    ...(isEmpty(companyLegal) ? [{ field: 'companyLegal', problem: required }] : []),
    ...(country === '' ? [{ field: 'country', problem: required }] : []),
    ...(isJapanese && corporate !== '' && !isCorporateNumber(corporate) ? [{ field: 'taxId', problem: malformed }] : []),
    ...(isJapanese && registration !== '' && !isInvoiceRegistration(registration) ? [{ field: 'invoiceRegNo', problem: malformed }] : []),
  ];
}

/** Full-width digits and letters as plain ones, without spaces and hyphens. */
function plainNumber(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase();
}

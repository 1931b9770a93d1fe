import type { BuyerManager, BuyerSummary, StaffBuyer } from '@orime/contracts/api/trade/buyer-staff';
import { usd } from '@orime/testing/samples';

const user = { id: 'usr_aya', name: 'Aya Owner', email: 'aya@kumo.example' };

/** A company in a list, that waits for its verification. */
export function buyerSummary(changed: Partial<BuyerSummary> = {}): BuyerSummary {
  return {
    _id: 'byr_1',
    id: 'byr_1',
    companyLegal: 'Kumo Trading KK',
    tradeName: 'Kumo',
    tradeNameJp: '雲',
    storeType: 'boutique',
    country: 'JP',
    verification: 'pending',
    terms: 'prepay',
    creditLimit: usd(0),
    creditUsed: usd(0),
    overdueInvoices: 0,
    user,
    manager: null,
    documentCount: 1,
    recheck: null,
    submittedAt: '2026-11-18T03:00:00.000Z',
    createdAt: '2026-11-18T03:00:00.000Z',
    ...changed,
  };
}

/** Its file, with a licence that nobody has looked at. */
export function staffBuyer(changed: Partial<StaffBuyer> = {}): StaffBuyer {
  return {
    _id: 'byr_1',
    id: 'byr_1',
    companyLegal: 'Kumo Trading KK',
    tradeName: 'Kumo',
    tradeNameJp: '雲',
    website: 'https://kumo.example',
    storeType: 'boutique',
    country: 'JP',
    taxId: '8700110005901',
    invoiceRegNo: 'T8700110005902',
    doors: 2,
    expectedVolume: '10k_to_50k',
    requestedTerms: 'net30',
    contactName: 'Aya Owner',
    contactPhone: '',
    verification: 'pending',
    reason: null,
    terms: 'prepay',
    creditLimit: usd(0),
    recheck: null,
    documents: [
      {
        _id: 'bdc_1',
        id: 'bdc_1',
        kind: 'licence',
        fileName: 'licence.pdf',
        mime: 'application/pdf',
        bytes: 2000,
        status: 'pending',
        note: '',
        expiresAt: null,
        createdAt: '2026-11-18T03:00:00.000Z',
      },
    ],
    shippingAddresses: [],
    version: 3,
    createdAt: '2026-11-18T03:00:00.000Z',
    user: { ...user, locale: 'jp', emailVerified: true },
    manager: null,
    members: [{ ...user, role: 'owner' }],
    creditUsed: usd(0),
    before: null,
    verifiedAt: null,
    verifiedBy: null,
    submittedAt: '2026-11-18T03:00:00.000Z',
    ...changed,
  };
}

export function buyerManager(changed: Partial<BuyerManager> = {}): BuyerManager {
  return {
    id: 'usr_rei',
    name: 'Rei',
    email: 'rei@example.com',
    staffRole: 'account_manager',
    buyers: 3,
    verified: 2,
    waiting: 1,
    ...changed,
  };
}

import type { Buyer, CompanyRole } from '@orime/contracts/api/trade/buyer';
import type { StaffBuyer } from '@orime/contracts/api/trade/buyer-staff';
import type { SavedAddress } from '@orime/contracts/schemas';

/** The company that is ordered for, as far as its checkout needs it. */
export interface TradeCompany {
  readonly id: string;
  readonly name: string;
  readonly addresses: readonly SavedAddress[];
  /** `staff` orders for a company of somebody else: drafts, for it to submit. */
  readonly role: CompanyRole | 'staff';
  /** Until when its accepted resale certificate spares it the tax; null without an end or without a certificate. */
  readonly exemptUntil: string | null;
}

export function tradeCompanyOf(buyer: Buyer | StaffBuyer): TradeCompany {
  return {
    id: buyer.id,
    name: buyer.tradeName || buyer.companyLegal,
    addresses: buyer.shippingAddresses,
    role: 'role' in buyer ? buyer.role : 'staff',
    exemptUntil: lastDayOf(buyer.documents),
  };
}

/** The last day of the certificate that holds longest. */
function lastDayOf(documents: Buyer['documents']): string | null {
  const days = documents.flatMap(({ kind, status, expiresAt }) =>
    kind === 'resale_cert' && status === 'accepted' && expiresAt !== null ? [expiresAt] : [],
  );
  return days.toSorted().at(-1) ?? null;
}

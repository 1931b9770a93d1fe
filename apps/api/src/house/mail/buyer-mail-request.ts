import type { Currency, Language, LocalText } from '@orime/contracts';
import type { CompanyRole } from '@orime/contracts/api/buyer';

/** Staff's word about a company, to its account. */
export interface BuyerMail {
  readonly template: 'buyer-decided';
  readonly email: string;
  readonly locale: Language;
  readonly data: {
    readonly path: string;
    readonly name: string;
    readonly company: string;
    readonly status: 'verified' | 'needs_info' | 'rejected' | 'suspended';
    /** It is about what a verified company changed. */
    readonly isRecheck: boolean;
    /** Empty when there is nothing to say. */
    readonly reason: LocalText;
    readonly terms: 'prepay' | 'deposit30' | 'net30' | 'net60';
    /** In minor units; 0 without credit. */
    readonly creditLimitMinor: number;
    readonly currency: Currency;
  };
}

/** Asks an address into a company. The secret of its link is made when the mail is. */
export interface CompanyInvitationMail {
  readonly template: 'company-invitation';
  readonly email: string;
  readonly locale: Language;
  readonly data: {
    readonly path: string;
    readonly invitationId: string;
    readonly company: string;
    readonly inviter: string;
    readonly role: CompanyRole;
  };
}

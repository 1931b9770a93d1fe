import type { Currency, Language, LocalText } from '@orime/contracts';

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

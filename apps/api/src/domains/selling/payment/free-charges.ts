import type { PaymentProvider } from './provider.ts';

const prefix = 'free_';

/** The same provider, which is not asked about purchases that cost nothing: no company takes a charge of 0. */
export function withFreeCharges(provider: PaymentProvider): PaymentProvider {
  const isFree = (ref: string) => ref.startsWith(prefix);
  return {
    name: provider.name,
    async open(charge) {
      return charge.amountMinor > 0 ? provider.open(charge) : { ref: `${prefix}${charge.reference}`, redirectUrl: null };
    },
    async resume(ref) {
      return isFree(ref) ? { redirectUrl: null } : provider.resume(ref);
    },
    async lookUp(ref) {
      return isFree(ref) ? { status: 'open' } : provider.lookUp(ref);
    },
    async confirm(input) {
      return isFree(input.ref) ? { status: 'authorised', methodLabel: '' } : provider.confirm(input);
    },
    async capture(ref, amountMinor, key) {
      if (!isFree(ref)) await provider.capture(ref, amountMinor, key);
    },
    async void(ref) {
      return isFree(ref) ? 'voided' : provider.void(ref);
    },
    refund: (ref, amountMinor, key) => provider.refund(ref, amountMinor, key),
    readWebhook: (call) => provider.readWebhook(call),
  };
}

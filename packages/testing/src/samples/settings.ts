import type { PublicSettings } from '@orime/contracts/api/site/site';

/** Settings of a shop that sells in the United States. */
export function sampleSettings(changed: Partial<PublicSettings> = {}): PublicSettings {
  return {
    termsVersion: '1',
    returnWindowDays: 30,
    holdMinutes: 10,
    payment: { provider: 'test', hasTestCards: true },
    markets: [
      {
        code: 'US',
        currency: 'USD',
        taxRateBp: 0,
        taxIncluded: false,
        shippingStandardMinor: 1500,
        shippingExpressMinor: 3000,
        freeShippingFromMinor: 15_000,
      },
    ],
    ...changed,
  };
}

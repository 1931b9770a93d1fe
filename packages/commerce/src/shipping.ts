import type { MarketRules, ShippingMethod } from './market.ts';

/** Progress of one seller's goods towards free standard shipping. */
export interface FreeShipping {
  readonly thresholdMinor: number;
  /** 0 once reached. */
  readonly missingMinor: number;
  readonly isReached: boolean;
}

/** Free standard shipping by the discounted retail merchandise of one seller. Does not apply to wholesale. */
export function freeShipping(merchandiseMinor: number, market: Pick<MarketRules, 'freeShippingFromMinor'>): FreeShipping {
  const missingMinor = Math.max(0, market.freeShippingFromMinor - merchandiseMinor);
  return { thresholdMinor: market.freeShippingFromMinor, missingMinor, isReached: missingMinor === 0 };
}

export interface ShippingOption {
  readonly method: ShippingMethod;
  readonly amountMinor: number;
}

/**
 * Price of each shipping method of one seller. When standard is free, by threshold or code, express costs only its surcharge over
 * standard.
 */
export function shippingOptions(market: MarketRules, isFree: boolean): readonly ShippingOption[] {
  const waivedMinor = isFree ? market.shippingMinor.standard : 0;
  return (['standard', 'express'] as const).map((method) => ({
    method,
    amountMinor: Math.max(0, market.shippingMinor[method] - waivedMinor),
  }));
}

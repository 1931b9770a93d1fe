import { MARKETS } from '@orime/contracts';
import type { Market, MarketCode } from '@orime/contracts';
import { currentPlatform } from '../current-platform.ts';
import { useRoot } from './use-root.ts';

/** The selected market with its currency. */
export function useMarket(): Market {
  const code = useRoot((state) => state.market);
  const market = MARKETS.find((one) => one.code === code) ?? MARKETS[0];
  if (market === undefined) throw new Error('There is no market.');
  return market;
}

/** Selects the market and publishes it to all parts and tabs. */
export function setMarket(market: MarketCode): void {
  const { root, bus } = currentPlatform();
  root.setState({ market });
  bus.publish('preference.market-changed@1', { market });
}

import type { MarketCode } from '@orime/contracts';
import { setMarket } from '@orime/platform';
import { dismissToast, showToast } from '@orime/ui';
import { hasChosenMarket, rememberMarketChoice } from './market-choice.ts';

/**
 * Whoever chooses Japanese for the first time sees prices in yen, unless they have chosen a market before (decision T41). Says so, and
 * offers the way back. In Japanese only: that is the language just chosen.
 */
export function chooseJapaneseMarket(current: MarketCode): void {
  if (current === 'JP' || hasChosenMarket()) return;
  rememberMarketChoice();
  setMarket('JP');
  const toast = showToast({
    message: '価格を日本円で表示します。',
    action: {
      label: '元の通貨に戻す',
      onPress: () => {
        setMarket(current);
        dismissToast(toast);
      },
    },
  });
}

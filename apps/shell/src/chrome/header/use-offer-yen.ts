import { setMarket } from '@orime/platform';
import { usePlatform } from '@orime/platform/host';
import { dismissToast, showToast } from '@orime/ui';

const offered = new WeakSet<object>();

/** Choosing Japanese offers prices in yen, once a visit (decision T22). In Japanese only: that is the language just chosen. */
export function useOfferYen(): () => void {
  const platform = usePlatform();
  return () => {
    if (offered.has(platform)) return;
    offered.add(platform);
    const toast = showToast({
      message: '価格を日本円で表示しますか？',
      action: {
        label: '日本円にする',
        onPress: () => {
          setMarket('JP');
          dismissToast(toast);
        },
      },
    });
  };
}

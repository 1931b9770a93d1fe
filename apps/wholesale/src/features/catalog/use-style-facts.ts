import type { WholesaleStyle } from '@orime/contracts/api/trade/wholesale';
import { useFormat, useT } from '@orime/platform';

/** What an order of a style asks and when it ships, in words. */
export function useStyleFacts({ moq, multiple, window }: Pick<WholesaleStyle, 'moq' | 'multiple' | 'window'>): {
  readonly order: string;
  readonly ship: string | undefined;
} {
  const t = useT('wholesale');
  const format = useFormat();
  const day = (when: string): string => format.date(when, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  return {
    order: multiple > 1 ? t('style.moq-multiple', { moq, multiple }) : t('style.moq', { moq }),
    ship: window ? t('style.ship', { from: day(window.startShip), to: day(window.endShip) }) : undefined,
  };
}

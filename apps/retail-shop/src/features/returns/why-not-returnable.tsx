import type { OrderLine } from '@orime/contracts/api/selling/order';
import { useFormat } from '@orime/platform';
import { useReturnsT } from './returns-texts.ts';

/** Until when a garment can be given back, or why it cannot. Nothing before it has arrived. */
export function WhyNotReturnable({ line: { returnable } }: { readonly line: OrderLine }) {
  const t = useReturnsT();
  const format = useFormat();
  const date = returnable.until === null ? '' : format.date(returnable.until, { month: 'long', day: 'numeric' });
  switch (returnable.whyNot) {
    case null:
      return <span>{t('returns.until', { date })}</span>;
    case 'made_to_order':
      return <span>{t('returns.why.made_to_order')}</span>;
    case 'window_closed':
      return <span>{t('returns.why.window_closed', { date })}</span>;
    case 'returning':
      return <span>{t('returns.why.returning')}</span>;
    case 'not_delivered':
      return null;
    default:
      return returnable.whyNot satisfies never;
  }
}

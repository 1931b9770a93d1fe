import { useT } from '@orime/platform';
import { Text } from '@orime/ui';
import { useDayFromNow } from '../garment/index.ts';
import type { GarmentOption } from './garment-options.ts';

/** What the chosen size or piece means for the visitor: when it leaves, how few are left. */
export function ChoiceNote({ option }: { readonly option: GarmentOption | undefined }) {
  const t = useT('retail-shop');
  const dayFromNow = useDayFromNow();
  if (!option) return null;
  if (option.kind === 'piece')
    return (
      <Text size="sm" role="status">
        {t('choice.piece', { edition: option.piece.edition })}
      </Text>
    );
  const { mode, leadDays, left } = option.size;
  if (mode === 'made_to_order') {
    const days = leadDays ?? 0;
    return (
      <Text size="sm" role="status">
        {t('choice.made-to-order', { count: days, date: dayFromNow(days) })}
      </Text>
    );
  }
  return (
    <Text size="sm" role="status" tone={left === null ? 'muted' : 'accent'}>
      {left === null ? t('choice.in-stock') : t('choice.few-left', { count: left })}
    </Text>
  );
}

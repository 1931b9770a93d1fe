import { useFormat } from '@orime/platform';
import { usePromoT } from '../promo-texts.ts';
import type { CodeDraft } from './code-draft.ts';

/** What a draft says, field by field in words: for two versions beside each other. */
export function useCodeLines(): (draft: CodeDraft) => readonly (readonly [name: string, value: string])[] {
  const t = usePromoT();
  const format = useFormat();
  return (draft) => {
    const money = (minor: number | null): string => (minor === null ? '' : format.money(minor, draft.currency));
    return [
      [t('promo.kind'), t(`promo.kind.${draft.kind}`)],
      [t('promo.percent'), draft.kind === 'percent' && draft.percent !== null ? format.percent(draft.percent / 100) : ''],
      [t('promo.amount'), draft.kind === 'amount' ? money(draft.amount) : ''],
      [t('promo.min-spend'), money(draft.minSpend)],
      [t('promo.scope'), t(`promo.scope.choice.${draft.scope}`)],
      [t('promo.scope.chosen'), draft.scopeIds.join(', ')],
      [t('promo.starts'), draft.startsAt.replace('T', ' ')],
      [t('promo.ends'), draft.endsAt.replace('T', ' ')],
      [t('promo.usage-limit'), String(draft.usageLimit ?? '')],
      [t('promo.customer-limit'), String(draft.perCustomerLimit ?? '')],
      [t('promo.column.state'), t(draft.active ? 'promo.state.live' : 'promo.state.off')],
    ];
  };
}

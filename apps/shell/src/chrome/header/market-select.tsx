import { MARKETS, isMarketCode } from '@orime/contracts';
import { setMarket, useMarket, useT } from '@orime/platform';
import { Select } from '@orime/ui';

/** Which market's prices are shown (decision T22). */
export function MarketSelect({ className }: { readonly className?: string }) {
  const t = useT('shell');
  const { code } = useMarket();
  return (
    <Select className={className} dense label={t('market.label')} value={code} onChange={({ currentTarget: { value } }) => isMarketCode(value) && setMarket(value)}>
      {MARKETS.map((market) => (
        <option key={market.code} value={market.code}>
          {t(`market.${market.code}`)}
        </option>
      ))}
    </Select>
  );
}

import { MARKETS, isMarketCode } from '@orime/contracts';
import { setMarket, useMarket, useT } from '@orime/platform';
import { Select } from '@orime/ui';
import { rememberMarketChoice } from './market-choice.ts';

export type MarketSelectProps = {
  readonly className?: string;
  readonly hideLabel?: boolean;
};

/** Which market's prices are shown (decision T22). */
export function MarketSelect({ className, hideLabel = false }: MarketSelectProps) {
  const t = useT('shell');
  const { code } = useMarket();
  return (
    <Select
      className={className}
      dense
      hideLabel={hideLabel}
      label={t('market.label')}
      value={code}
      onChange={({ currentTarget: { value } }) => {
        if (!isMarketCode(value)) return;
        rememberMarketChoice();
        setMarket(value);
      }}
    >
      {MARKETS.map((market) => (
        <option key={market.code} value={market.code}>
          {t(`market.${market.code}`)}
        </option>
      ))}
    </Select>
  );
}

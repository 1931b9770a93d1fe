import type { SettingName, Settings } from '@orime/contracts/api/site/settings';
import { useFormat } from '@orime/platform';
import { CURRENCIES } from './settings-draft.ts';
import { useSettingsT } from './settings-texts.ts';

/** A setting as one line, for two versions of it beside each other. */
export function useSettingWords(): (name: SettingName, settings: Settings) => string {
  const t = useSettingsT();
  const format = useFormat();
  const percent = (basisPoints: number): string => format.number(basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  const inEach = (of: (currency: (typeof CURRENCIES)[number]) => string): string => CURRENCIES.map(of).join(' · ');
  return (name, settings) => {
    switch (name) {
      case 'freeShippingThreshold':
      case 'returnFee':
      case 'refundReauthFrom':
        return inEach((currency) => format.money(settings[name][currency], currency));
      case 'shippingRates':
        return inEach((currency) => {
          const { standard, express } = settings.shippingRates[currency];
          return `${format.money(standard, currency)} / ${format.money(express, currency)}`;
        });
      case 'taxRates':
        return inEach((currency) => {
          const { rateBp, included } = settings.taxRates[currency];
          return `${currency} ${percent(rateBp)}${included ? ` (${t('settings.included.short')})` : ''}`;
        });
      case 'wholesaleCommissionBp':
        return percent(settings.wholesaleCommissionBp);
      case 'commissionTaxRates':
        return settings.commissionTaxRates.map(({ country, rateBp }) => `${format.country(country)} ${percent(rateBp)}`).join(' · ');
      default:
        return format.number(settings[name]);
    }
  };
}

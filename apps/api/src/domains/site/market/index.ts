export { holdTime, readHoldMinutes } from './hold-time.ts';
export { getMarketRules, marketSettingKeys, marketSettings, toMarketRules } from './market-settings.ts';
export { toPrice } from './to-price.ts';

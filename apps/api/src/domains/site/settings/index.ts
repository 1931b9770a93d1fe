export { readAmountSetting, readNumberSetting } from './settings.queries.ts';
export { settingsRoutes } from './settings.routes.ts';
export { readCommissionTaxBp, readRefundReauthFrom, readReturnFee, readReturnWindowDays, readSellingTerms } from './settings.service.ts';

export { readAmountSetting, readNumberSetting } from './settings.queries.ts';
export { settingsRoutes } from './settings.routes.ts';
export { readRefundReauthFrom, readReturnWindowDays } from './settings.service.ts';

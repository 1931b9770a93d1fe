import type { AdminSettings, saveSettings as saveEndpoint } from '@orime/contracts/api/site/settings';
import type { Body } from '@orime/contracts/schemas';
import { api, apiQuery } from '@orime/platform';

export const settingsQuery = apiQuery<AdminSettings>({ key: ['settings', 'admin'], url: '/api/settings' });

export type SettingsChange = Body<typeof saveEndpoint>;

/** 409 `conflict` when somebody changed one of them since it was read. */
export function saveSettings(change: SettingsChange): Promise<AdminSettings> {
  return api.post('/api/settings', change);
}

import { buildUrl } from '@orime/contracts';
import type { MessageHistory } from '@orime/contracts/api/talk/message';
import { api, apiQuery } from '@orime/platform';

/** The last hundred messages of a reported conversation. That an admin read them is recorded. */
export const historyQuery = (channelName: string) =>
  apiQuery<MessageHistory>({
    key: ['message', 'reported', channelName],
    url: buildUrl('/api/message/:channelName', { limit: 100 }, { channelName }),
  });

/** Ends the right to read the conversation. */
export function closeChatReport(id: string, note: string): Promise<unknown> {
  return api.post(buildUrl('/api/channel/reported/close/id/:id', {}, { id }), { note });
}

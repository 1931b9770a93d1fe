import { useQuery } from '@orime/platform';
import { useEffect } from 'react';
import { draftQuery } from '../editor.api.ts';
import { useWriting } from './writing-context.ts';

const FOLLOW_MS = 5000;

/** While somebody else writes, their words are shown as they are saved. Answers whether the pen has been put down. */
export function useFollowing(articleId: string, isOn: boolean): boolean {
  const { session } = useWriting();
  const { data } = useQuery({ ...draftQuery(articleId), enabled: isOn, refetchInterval: isOn ? FOLLOW_MS : false });
  // Synchronises what is shown with what another person saved.
  useEffect(() => {
    if (isOn && data !== undefined && data.revision !== session.store.getState().draft.revision) void session.follow(data);
  }, [data, isOn, session]);
  return isOn && data !== undefined && data.lock === null;
}

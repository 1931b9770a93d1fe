import type { ArticleDraft } from '@orime/contracts/api/editorial/article-edit';
import { useQuery } from '@orime/platform';
import { useEffect } from 'react';
import { draftQuery } from '../editor.api.ts';
import { useWriting } from './writing-context.ts';
import type { WritingSession } from './writing-session.ts';

const FOLLOW_MS = 5000;

export interface Following {
  /** The pen has been put down, as far as is known. */
  readonly isFree: boolean;
  /** Shows the newest save, so that writing begins on top of it. Without a network what is here stays. */
  readonly catchUp: () => Promise<void>;
}

/** While somebody else writes, or another tab, the words are shown as they are saved. */
export function useFollowing(articleId: string, isOn: boolean): Following {
  const { session } = useWriting();
  const { data, refetch } = useQuery({ ...draftQuery(articleId), enabled: isOn, refetchInterval: isOn ? FOLLOW_MS : false });
  // Synchronises what is shown with what another person saved.
  useEffect(() => {
    if (isOn && data !== undefined && isNews(session, data)) void session.follow(data);
  }, [data, isOn, session]);
  return {
    isFree: isOn && data !== undefined && data.lock === null,
    catchUp: async () => {
      const { data: newest } = await refetch();
      if (newest !== undefined && isNews(session, newest)) await session.follow(newest);
    },
  };
}

function isNews(session: WritingSession, { revision }: ArticleDraft): boolean {
  return revision !== session.store.getState().draft.revision;
}

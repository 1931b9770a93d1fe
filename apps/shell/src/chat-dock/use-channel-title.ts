import type { Channel, ChannelMember } from '@orime/contracts/api/talk/channel';
import { useFormat, useLanguage } from '@orime/platform';
import { useChatT } from './chat-texts.ts';

export interface ChannelTitle {
  readonly of: (channel: Channel) => string;
  readonly ofMember: (member: Pick<ChannelMember, 'username' | 'usernameJp'>) => string;
}

/** What a conversation is called by this member: its title, or the others in it. */
export function useChannelTitle(userId: string): ChannelTitle {
  const t = useChatT();
  const language = useLanguage();
  const format = useFormat();
  const ofMember: ChannelTitle['ofMember'] = ({ username, usernameJp }) => (language === 'jp' ? usernameJp : username);
  return {
    ofMember,
    of: ({ kind, title, members }) => {
      const others = format.list(members.filter(({ id }) => id !== userId).map(ofMember));
      if (kind === 'order') return t('chat.order', { number: title, name: others });
      return title === '' ? others : title;
    },
  };
}

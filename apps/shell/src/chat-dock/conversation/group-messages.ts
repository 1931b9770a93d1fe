import type { Message } from '@orime/contracts/api/talk/message';
import { isSameDay } from '../use-chat-time.ts';

/** Messages one after the other of one person, drawn closely together. */
export interface MessageGroup {
  readonly key: string;
  readonly sender: Message['sender'];
  readonly messages: readonly Message[];
  /** The first group of a day says which. */
  readonly startsDay: boolean;
  /** The first message that was new when the conversation was opened is in front. */
  readonly startsNew: boolean;
}

const TOGETHER_MS = 5 * 60_000;

export function groupMessages(messages: readonly Message[], newAfterSeq: number | null, userId: string): readonly MessageGroup[] {
  const groups: { -readonly [Key in keyof MessageGroup]: Key extends 'messages' ? Message[] : MessageGroup[Key] }[] = [];
  let isNewShown = newAfterSeq === null;
  for (const message of messages) {
    const group = groups.at(-1);
    const last = group?.messages.at(-1);
    const startsDay = last === undefined || !isSameDay(last.createdAt, message.createdAt);
    const startsNew = !isNewShown && message.seq > (newAfterSeq ?? 0) && message.sender.id !== userId;
    isNewShown ||= startsNew;
    const isTogether =
      group !== undefined &&
      last !== undefined &&
      group.sender.id === message.sender.id &&
      Date.parse(message.createdAt) - Date.parse(last.createdAt) < TOGETHER_MS;
    if (isTogether && !startsDay && !startsNew) group.messages.push(message);
    else groups.push({ key: message.id, sender: message.sender, messages: [message], startsDay, startsNew });
  }
  return groups;
}

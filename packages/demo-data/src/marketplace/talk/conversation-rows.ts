export type ChannelRow = {
  readonly id: string;
  readonly name: string;
  readonly kind: 'direct' | 'group';
  /** What there is one channel of: the sorted ids of two people, or the group's own key. */
  readonly ref: string;
  readonly title: string;
  readonly createdBy: string;
  readonly lastSeq: number;
  readonly lastMessageAt: string;
  readonly createdAt: string;
  readonly members: readonly { readonly userId: string; readonly lastReadSeq: number }[];
  readonly messages: readonly MessageRow[];
};

export type MessageRow = {
  readonly id: string;
  readonly seq: number;
  readonly senderId: string;
  readonly text: string;
  readonly clientId: string;
  readonly createdAt: string;
};

/** What a provider says about a mail, in our words. */
export type MailEvent =
  | { readonly id: string; readonly kind: 'other' }
  | {
      readonly id: string;
      /** The address does not take mail for good, or its owner called the mail spam. */
      readonly kind: 'bounce' | 'complaint';
      readonly recipients: readonly string[];
      readonly reason: string;
      /** Ours, where the provider gives our headers back. */
      readonly mailId: string | undefined;
      readonly subject: string | undefined;
    };

export interface WebhookCall {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Reads a provider's call. Throws `unauthenticated` unless it is signed with the secret. */
export type ReadMailEvent = (call: WebhookCall, secret: string | undefined) => MailEvent;

import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { RequestError } from '../../../house/errors/request-error.ts';
import type { MailEvent, WebhookCall } from './mail-event.ts';
import { verifyStandardWebhook } from './standard-webhook.ts';

const Payload = Type.Object({
  type: Type.String(),
  data: Type.Object({
    to: Type.Optional(Type.Array(Type.String())),
    subject: Type.Optional(Type.String()),
    headers: Type.Optional(Type.Array(Type.Object({ name: Type.String(), value: Type.String() }))),
    bounce: Type.Optional(
      Type.Object({ type: Type.Optional(Type.String()), subType: Type.Optional(Type.String()), message: Type.Optional(Type.String()) }),
    ),
  }),
});

/** Resend's calls. Of its bounces only the permanent ones count: a full mailbox is emptied again. */
export function readResendEvent(call: WebhookCall, secret: string | undefined): MailEvent {
  const id = verifyStandardWebhook(call, secret);
  const payload = parse(call.body);
  if (!Value.Check(Payload, payload)) return { id, kind: 'other' };
  const { type, data } = payload;
  const facts = {
    id,
    recipients: (data.to ?? []).map(bareAddress),
    subject: data.subject,
    mailId: data.headers?.find(({ name }) => name.toLowerCase() === 'x-mail-id')?.value,
  };
  if (type === 'email.complained') return { ...facts, kind: 'complaint', reason: '' };
  const isForGood = (data.bounce?.type ?? 'Permanent') === 'Permanent';
  if (type === 'email.bounced' && isForGood)
    return { ...facts, kind: 'bounce', reason: [data.bounce?.subType, data.bounce?.message].filter(Boolean).join(': ').slice(0, 500) };
  return { id, kind: 'other' };
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch (cause) {
    throw new RequestError('validation', { cause });
  }
}

/** `Ana <ana@example.com>` is `ana@example.com`. */
function bareAddress(address: string): string {
  return /<([^<>]+)>\s*$/.exec(address)?.[1] ?? address.trim();
}

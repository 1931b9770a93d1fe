import type { StateMachine } from './machine.ts';

type MailingStatus = 'scheduled' | 'sending' | 'sent' | 'cancelled';

/** A letter to many. What has left cannot be called back; the rest of it can. */
export const mailingMachine: StateMachine<MailingStatus> = {
  scheduled: ['sending', 'cancelled'],
  sending: ['sent', 'cancelled'],
  sent: [],
  cancelled: [],
};

type ContactStatus = 'new' | 'open' | 'answered' | 'closed';

/** A message that visitors send us. Whatever was settled may be taken up again. */
export const contactMachine: StateMachine<ContactStatus> = {
  new: ['open', 'answered', 'closed'],
  open: ['answered', 'closed'],
  answered: ['open', 'closed'],
  closed: ['open'],
};

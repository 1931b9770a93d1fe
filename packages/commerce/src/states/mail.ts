import type { StateMachine } from './machine.ts';

type MailingStatus = 'scheduled' | 'sending' | 'sent' | 'cancelled';

/** A mailing. Sent mails cannot be recalled; the remaining ones can be cancelled. */
export const mailingMachine: StateMachine<MailingStatus> = {
  scheduled: ['sending', 'cancelled'],
  sending: ['sent', 'cancelled'],
  sent: [],
  cancelled: [],
};

type ContactStatus = 'new' | 'open' | 'answered' | 'closed';

/** A contact message. Settled messages can be reopened. */
export const contactMachine: StateMachine<ContactStatus> = {
  new: ['open', 'answered', 'closed'],
  open: ['answered', 'closed'],
  answered: ['open', 'closed'],
  closed: ['open'],
};

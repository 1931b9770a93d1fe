import { expect, test } from '@jest/globals';
import { mails } from '../src/domains/index.ts';
import { registerMails } from '../src/house/mail/mail-registry.ts';

/** Add a name with its template. To remove one, wait until no row of an earlier release can be in the outbox. */
const NAMES = `
  application-approved
  application-info
  application-received
  application-rejected
  application-withdrawn
  buyer-decided
  campaign
  commission-issued
  company-invitation
  contact-answer
  design-decision
  draft-order
  event-ticket
  follow-digest
  invoice-issued
  invoice-overdue
  invoice-paid
  invoice-refunded
  message-digest
  newsletter-confirm
  order-cancelled
  order-confirmation
  order-delayed
  order-refunded
  order-shipped
  password-reset
  payout-details-changed
  privacy-decided
  privacy-request
  profile-approved
  profile-draft
  profile-in_review
  profile-suspended
  report-decided
  report-received
  return-approved
  return-declined
  return-received
  return-refunded
  return-rejected
  return-requested
  rfq-accepted
  rfq-declined
  rfq-open
  rfq-quoted
  rfq-withdrawn
  stock-alert-confirm
  stock-back
  verification
  wholesale-answered
  wholesale-approved
  wholesale-cancelled
  wholesale-changes_requested
  wholesale-declined
  wholesale-partially_shipped
  wholesale-shipped
  wholesale-submitted
  wholesale-to_confirm
`;

test('every name that a release has put into the outbox has a template', () => {
  expect([...registerMails(mails).keys()].toSorted()).toEqual(NAMES.trim().split(/\s+/));
});

import type remote from './remote.ts';

/** A form of the desk, how one gets to it, and what is typed into it. */
export interface FormCase {
  readonly screen: keyof typeof remote.routes;
  readonly at: string;
  /** Pressed before the form is there. */
  readonly opens?: string;
  /** Radio buttons that choose what is decided. */
  readonly choose?: RegExp;
  readonly form: string;
  readonly send: string | RegExp;
  /** What the API says when somebody else was first: both versions are shown then. */
  readonly taken?: 'conflict' | 'invalid_transition' | 'not_found';
  /** By the name of the field. */
  readonly wrong?: Readonly<Record<string, string>>;
  readonly right?: Readonly<Record<string, string>>;
}

export const FORMS: Readonly<Record<string, FormCase>> = {
  'a stockist': {
    screen: 'stockists',
    at: '/admin/stockists?new',
    form: 'Shop',
    send: 'Save the shop',
    wrong: { Name: 'Bell House', 'Position on the map': 'by the river' },
  },
  'a code of the reserve': {
    screen: 'reserve-codes',
    at: '/admin/reserve-codes?new',
    form: 'Code',
    send: 'Save the code',
    wrong: { Code: 'a b', 'For whom': 'Guests' },
    right: { Code: 'LANTERN', 'For whom': 'Guests' },
  },
  'a message of the banner': {
    screen: 'banner',
    at: '/admin/banner',
    opens: 'New message',
    form: 'Message',
    send: 'Save the message',
    wrong: { Name: 'Indigo', 'Text (English)': 'Indigo week', 'Leads to': 'catalog' },
    right: { Name: 'Indigo', 'Text (English)': 'Indigo week', 'Leads to': '/catalog' },
  },
  'an event': {
    screen: 'events',
    at: '/admin/events?new',
    form: 'Event',
    send: 'Save the event',
    wrong: { 'Title (English)': 'An evening', 'Address of its page': 'An evening', 'Time zone': 'Kyoto', Seats: '0' },
  },
  'a promo code': {
    screen: 'promo-codes',
    at: '/admin/promo-codes?new',
    form: 'New code',
    send: 'Save the code',
    wrong: { Code: 'a b c', Percentage: '140' },
    right: { Code: 'SPRING', Percentage: '10' },
  },
  'a request by letter': {
    screen: 'privacy-requests',
    at: '/admin/privacy-requests?new',
    form: 'File a request',
    send: 'Send the link',
    wrong: { Address: 'aya@' },
    right: { Address: 'aya@example.com' },
  },
  'the answer to a request': {
    screen: 'privacy-requests',
    at: '/admin/privacy-requests?request=prq_1',
    choose: /^It cannot be erased/,
    taken: 'invalid_transition',
    form: 'Answer',
    send: 'Answer the request',
    right: { 'Message to the person': 'Orders are open.' },
  },
  'the decision on a report': {
    screen: 'reports',
    at: '/admin/reports?report=rpt_1',
    choose: /^In review/,
    taken: 'conflict',
    form: 'Decision',
    send: 'Save',
    right: { Note: 'Asked the maker.' },
  },
  'the answer to a message': {
    screen: 'profile-contacts',
    at: '/admin/profile-contacts?message=msg_1',
    form: 'Answer by mail',
    send: 'Send the answer',
    wrong: { Subject: '', Answer: 'We do.' },
    right: { Subject: 'Linen', Answer: 'We do.' },
  },
  'the end of a reported chat': {
    screen: 'reported-chats',
    at: '/admin/reported-chats?report=crp_1',
    taken: 'not_found',
    form: 'Close the report',
    send: 'Close the report',
    wrong: { 'What was done': '  ' },
    right: { 'What was done': 'Talked to both.' },
  },
  'an error as a bug': {
    screen: 'errors',
    at: '/admin/errors?error=err_1',
    form: 'Bug',
    send: 'Make it a bug',
    wrong: { Title: ' ' },
    right: { Title: 'The hem' },
  },
  'a problem': {
    screen: 'bugs',
    at: '/bugs',
    form: 'Report a problem',
    send: 'Send the report',
    wrong: { 'What does not work?': '', 'What did you do, and what happened?': 'I pressed it.' },
    right: { 'What does not work?': 'The button', 'What did you do, and what happened?': 'I pressed it.' },
  },
  'the lock of an account': {
    screen: 'people',
    at: '/admin/people?user=usr_9',
    taken: 'conflict',
    form: 'Lock the account',
    send: 'Lock the account',
    wrong: { Reason: ' ' },
    right: { Reason: 'Sends advertisements' },
  },
  'a note on an order': {
    screen: 'orders',
    at: '/admin/orders?order=ord_1',
    form: 'Add a note',
    send: 'Save the note',
    wrong: { 'Add a note': ' ' },
    right: { 'Add a note': 'Called about the size' },
  },
  'an order by staff': {
    screen: 'orders',
    at: '/admin/orders?draft',
    form: 'Write an order',
    send: 'Send the link',
    wrong: { 'E-mail': 'aya@', 'Note to the customer': 'As agreed' },
  },
  'the decision on an application': {
    screen: 'applications',
    at: '/admin/applications?application=app_1',
    choose: /^Ask for more/,
    taken: 'conflict',
    form: 'Decision',
    send: 'Save and send',
    wrong: { 'Your words in the letter': ' ' },
    right: { 'Your words in the letter': 'Where is it sewn?' },
  },
  'the decision on a casting': {
    screen: 'applications',
    at: '/admin/applications?tab=castings&casting=mdi_1',
    choose: /^Decline/,
    taken: 'conflict',
    form: 'Decision',
    send: 'Save and send',
    right: { 'Your words in the letter': 'Next season, perhaps.' },
  },
  'the status of a designer': {
    screen: 'update-all-profiles',
    at: '/admin/update-all-profiles?profile=prf_1',
    choose: /^Suspend it/,
    taken: 'conflict',
    form: 'Change the status',
    send: 'Save the status',
    wrong: { Reason: ' ' },
    right: { Reason: 'Copies of others' },
  },
  'a note about a designer': {
    screen: 'update-all-profiles',
    at: '/admin/update-all-profiles?profile=prf_1',
    form: 'New note',
    send: 'Add the note',
    wrong: { 'New note': ' ' },
    right: { 'New note': 'Late with the papers' },
  },
  'the handling of a message': {
    screen: 'profile-contacts',
    at: '/admin/profile-contacts?message=msg_1',
    taken: 'conflict',
    form: 'Handling',
    send: 'Save',
    right: { 'Note for colleagues': 'Called her' },
  },
  'the settings': {
    screen: 'settings',
    at: '/admin/settings',
    taken: 'conflict',
    form: 'Settings',
    send: 'Save the changes',
    wrong: { Minutes: '0' },
    right: { Minutes: '12' },
  },
  'the decision on a company': {
    screen: 'buyers',
    at: '/admin/buyers?buyer=byr_1',
    choose: /^Ask for more/,
    form: 'Decision',
    send: 'Save the decision',
    right: { 'Reason (English)': 'Which shop is it?', 'Reason (Japanese)': 'どのお店ですか。' },
  },
};

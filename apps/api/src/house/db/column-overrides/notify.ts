export const notify: Readonly<Record<string, string>> = {
  'collected_emails.locale': "Generated<'en' | 'jp'>",
  'newsletter_requests.locale': "'en' | 'jp'",
  'notifications.data': 'JsonOf<unknown>',
  'notifications.kind': 'NotificationKind',
};

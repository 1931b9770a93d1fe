export const talk: Readonly<Record<string, string>> = {
  'channel_reports.status': "Generated<'open' | 'closed'>",
  'channels.kind': "'direct' | 'order' | 'group' | 'public'",
  'contact_messages.locale': "Generated<'en' | 'jp'>",
  'contact_messages.status': "Generated<'new' | 'open' | 'answered' | 'closed'>",
  'oauth_connections.status': "Generated<'active' | 'revoked'>",
};

import { defineRoutes } from '@orime/contracts';

export const routes = defineRoutes([
  {
    path: '/admin/update-all-designs',
    screen: 'update-all-designs',
    access: 'signed-in',
    chrome: { header: 'compact', banner: false, scrollButton: true },
    titleKey: 'designs.title',
    criticality: 'standard',
    section: { navigation: 'own', entries: [{ roles: ['admin'], label: { en: 'Administration', jp: '管理' }, order: 10 }] },
    document: { title: { en: 'Review designs', jp: 'デザインの審査' }, noindex: true },
  },
  staff('/admin', 'home', { en: 'Overview', jp: '概要' }),
  staff('/admin/buyers', 'buyers', { en: 'Buyers', jp: 'バイヤー' }),
  staff('/admin/orders', 'orders', { en: 'Orders', jp: '注文' }),
  staff('/admin/returns', 'returns', { en: 'Returns', jp: '返品' }),
  staff('/admin/wholesale-orders', 'wholesale-orders', { en: 'Wholesale orders', jp: '卸注文' }),
  staff('/admin/promo-codes', 'promo-codes', { en: 'Promo codes', jp: 'クーポン' }),
  { ...staff('/admin/applications', 'applications', { en: 'Applications', jp: 'お申し込み' }), access: 'public' },
  staff('/admin/errors', 'errors', { en: 'Errors', jp: 'エラー' }),
  named('/admin/update-all-profiles', 'update-all-profiles', 'rail.designers', { en: 'Designers', jp: 'デザイナー' }),
  named('/admin/update-all-producers', 'update-all-producers', 'rail.producers', { en: 'Producers', jp: '生産者' }),
  staff('/admin/money', 'money', { en: 'Payouts and fees', jp: '支払い・手数料' }),
  staff('/admin/profile-contacts', 'profile-contacts', { en: 'Inbox', jp: '受信箱' }),
  staff('/admin/emails', 'emails', { en: 'Sent mail', jp: '送信履歴' }),
  staff('/admin/send-email', 'send-email', { en: 'Write to members', jp: '会員へのメール' }),
  staff('/admin/emails-collected', 'emails-collected', { en: 'Newsletter', jp: 'ニュースレター' }),
  staff('/admin/designer-emails', 'designer-emails', { en: 'Designers’ addresses', jp: 'デザイナーのアドレス' }),
  staff('/admin/producer-emails', 'producer-emails', { en: 'Producers’ addresses', jp: '生産者のアドレス' }),
  staff('/admin/people', 'people', { en: 'Accounts', jp: 'アカウント' }),
  staff('/admin/audit', 'audit', { en: 'Audit', jp: '操作記録' }),
  staff('/admin/settings', 'settings', { en: 'Settings', jp: '設定' }),
  staff('/admin/releases', 'releases', { en: 'Releases', jp: 'リリース' }),
  staff('/admin/reports', 'reports', { en: 'Reports', jp: '通報' }),
  staff('/admin/banner', 'banner', { en: 'Banner', jp: 'バナー' }),
  staff('/admin/reported-chats', 'reported-chats', { en: 'Reported chats', jp: '通報された会話' }),
  staff('/admin/heard-of-us', 'heard-of-us', { en: 'How people found us', jp: '知ったきっかけ' }),
  staff('/admin/privacy-requests', 'privacy-requests', { en: 'Privacy requests', jp: '個人情報の請求' }),
  staff('/admin/events', 'events', { en: 'Events', jp: 'イベント' }),
  staff('/admin/stockists', 'stockists', { en: 'Stockists', jp: '取扱店' }),
  staff('/admin/reserve-codes', 'reserve-codes', { en: 'Reserve codes', jp: 'リザーブの招待コード' }),
  {
    path: '/bugs',
    screen: 'bugs',
    access: 'signed-in',
    chrome: { header: 'compact', banner: false, scrollButton: true },
    titleKey: 'bugs.title',
    criticality: 'standard',
    section: { navigation: 'shell' },
    document: { title: { en: 'Reported problems', jp: '不具合の報告' }, noindex: true },
  },
  gmail('/gmailer', 'gmailer', 'public', 'gmail.title', { en: 'Gmail', jp: 'Gmail連携' }),
  gmail('/authorize-oauth', 'authorize-oauth', 'signed-in', 'authorize.title', { en: 'Connect Gmail', jp: 'Gmailを連携する' }),
  // A page although it is under /api: the gateway gives the document for GET (decision T9).
  gmail('/api/gmailer/auth/callback', 'provider-callback', 'public', 'callback.title', { en: 'Connecting', jp: '連携しています' }),
]);

/** A duty of the staff; it is called as the rail calls it. */
function staff<const Path extends string, const Screen extends string>(
  path: Path,
  screen: Screen,
  title: { readonly en: string; readonly jp: string },
) {
  return named(path, screen, `rail.${screen}`, title);
}

/** The same at an address whose screen the rail calls otherwise. */
function named<const Path extends string, const Screen extends string>(
  path: Path,
  screen: Screen,
  titleKey: string,
  title: { readonly en: string; readonly jp: string },
) {
  return {
    path,
    screen,
    access: 'signed-in',
    chrome: { header: 'compact', banner: false, scrollButton: true },
    titleKey,
    criticality: 'standard',
    section: { navigation: 'own' },
    document: { title, noindex: true },
  } as const;
}

function gmail<const Path extends string, const Screen extends string>(
  path: Path,
  screen: Screen,
  access: 'public' | 'signed-in',
  titleKey: string,
  title: { readonly en: string; readonly jp: string },
) {
  return {
    path,
    screen,
    access,
    chrome: { header: 'compact', banner: false, scrollButton: true },
    titleKey,
    criticality: 'standard',
    section: { navigation: 'own' },
    document: { title, noindex: true },
  } as const;
}

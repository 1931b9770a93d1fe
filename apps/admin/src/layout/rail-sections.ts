import type { AdminStats } from '@orime/contracts/api/office/admin';

type Waiting = keyof AdminStats['waiting'];

export interface RailEntry {
  readonly to: string;
  /** Key of its name: `rail.<name>`. */
  readonly name: string;
  /** Its number is the sum of these. */
  readonly waiting?: readonly Waiting[];
  /** Account managers may enter it too; the API decides, this only spares them dead ends. */
  readonly forManagers?: true;
}

export interface RailSection {
  /** Key of its title: `rail.section.<name>`. */
  readonly name: string;
  readonly entries: readonly RailEntry[];
}

/** Every duty of the staff, in the order of the rail. One is shown when a live route answers its address. */
export const RAIL_HOME: RailEntry = { to: '/admin', name: 'home', forManagers: true };

export const RAIL_SECTIONS: readonly RailSection[] = [
  {
    name: 'review',
    entries: [
      { to: '/admin/update-all-designs', name: 'designs', waiting: ['designs', 'designChanges'] },
      { to: '/admin/applications', name: 'applications', waiting: ['applications', 'castings'] },
      { to: '/admin/reports', name: 'reports', waiting: ['reports'] },
      { to: '/admin/reported-chats', name: 'reported-chats', waiting: ['reportedChats'] },
    ],
  },
  {
    name: 'people',
    entries: [
      { to: '/admin/update-all-profiles', name: 'designers' },
      { to: '/admin/update-all-producers', name: 'producers' },
      { to: '/admin/buyers', name: 'buyers', waiting: ['buyers'], forManagers: true },
      { to: '/admin/people', name: 'people' },
      { to: '/admin/privacy-requests', name: 'privacy-requests', waiting: ['privacyRequests'] },
    ],
  },
  {
    name: 'trade',
    entries: [
      { to: '/admin/orders', name: 'orders', forManagers: true },
      { to: '/admin/returns', name: 'returns', waiting: ['returns'], forManagers: true },
      { to: '/admin/wholesale-orders', name: 'wholesale-orders', waiting: ['wholesaleOrders'], forManagers: true },
    ],
  },
  {
    name: 'money',
    entries: [
      { to: '/admin/money', name: 'money', waiting: ['expenses', 'disputes'] },
      { to: '/admin/promo-codes', name: 'promo-codes' },
    ],
  },
  {
    name: 'mail',
    entries: [
      { to: '/admin/profile-contacts', name: 'profile-contacts', waiting: ['messages'] },
      { to: '/admin/send-email', name: 'send-email' },
      { to: '/admin/emails', name: 'emails', waiting: ['failedMails'] },
      { to: '/admin/emails-collected', name: 'emails-collected' },
      { to: '/admin/designer-emails', name: 'designer-emails' },
      { to: '/admin/producer-emails', name: 'producer-emails' },
      { to: '/gmailer', name: 'gmail' },
    ],
  },
  {
    name: 'site',
    entries: [
      { to: '/admin/banner', name: 'banner' },
      { to: '/admin/settings', name: 'settings' },
      { to: '/admin/releases', name: 'releases' },
      { to: '/admin/heard-of-us', name: 'heard-of-us' },
      { to: '/admin/reserve-codes', name: 'reserve-codes' },
      { to: '/admin/stockists', name: 'stockists' },
      { to: '/admin/events', name: 'events' },
    ],
  },
  {
    name: 'trouble',
    entries: [
      { to: '/admin/errors', name: 'errors', waiting: ['errors'] },
      { to: '/bugs', name: 'bugs', waiting: ['bugs'], forManagers: true },
      { to: '/admin/audit', name: 'audit' },
    ],
  },
];

export interface LiveRail {
  readonly home: RailEntry | undefined;
  readonly sections: readonly RailSection[];
}

/** What of the rail a member of staff can enter in this release. */
export function liveRail(staffRole: 'account_manager' | 'admin', hasRoute: (path: string) => boolean): LiveRail {
  const isShown = ({ to, forManagers }: RailEntry): boolean => (staffRole === 'admin' || forManagers === true) && hasRoute(to);
  return {
    home: isShown(RAIL_HOME) ? RAIL_HOME : undefined,
    sections: RAIL_SECTIONS.map(({ name, entries }) => ({ name, entries: entries.filter(isShown) })).filter(
      ({ entries }) => entries.length > 0,
    ),
  };
}

/** How much waits behind an entry; undefined where nothing is counted or the numbers are not known. */
export function waitingOf({ waiting }: RailEntry, stats: AdminStats | undefined): number | undefined {
  if (waiting === undefined || stats === undefined) return undefined;
  // An API of an earlier release counts less.
  const counts: Partial<AdminStats['waiting']> = stats.waiting;
  return waiting.reduce((sum, key) => sum + (counts[key] ?? 0), 0);
}

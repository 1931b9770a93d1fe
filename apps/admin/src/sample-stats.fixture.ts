import type { AdminStats } from '@orime/contracts/api/office/admin';

const NOTHING: AdminStats['waiting'] = {
  designs: 0,
  designChanges: 0,
  applications: 0,
  castings: 0,
  buyers: 0,
  returns: 0,
  disputes: 0,
  wholesaleOrders: 0,
  expenses: 0,
  reports: 0,
  reportedChats: 0,
  privacyRequests: 0,
  messages: 0,
  bugs: 0,
  errors: 0,
  failedMails: 0,
};

/** The numbers of a quiet day, and what waits. */
export function adminStats(waiting: Partial<AdminStats['waiting']> = {}): AdminStats {
  return {
    waiting: { ...NOTHING, ...waiting },
    sales: [{ currency: 'USD', purchases: 3, totalMinor: 98_700 }],
    newMembers: { designer: 1, producer: 0, buyer: 2, consumer: 9 },
    today: { views: 40, visitors: 12 },
    mails: { waiting: 0, sentToday: 5 },
    failingJobs: [],
  };
}

export interface BugSource {
  readonly title: string;
  readonly body: string;
  readonly route: string;
  readonly severity: 'low' | 'medium' | 'high' | 'critical';
  readonly status: 'open' | 'in_progress' | 'resolved' | 'closed';
  /** Names of demo accounts. */
  readonly reporter: 'designer' | 'producer' | 'buyer' | 'consumer' | 'manager' | 'admin';
  readonly assignee?: 'admin' | 'manager';
  /** Index of the error it was made of. */
  readonly error?: number;
  readonly daysAgo: number;
  readonly changedDaysAgo: number;
}

export const bugs: readonly BugSource[] = [
  {
    title: 'Choosing a size breaks the page of some pieces',
    body: 'Happens on pieces that were made to order last season. The page shows the retry box as soon as I touch a size.',
    route: '/designs/:name',
    severity: 'high',
    status: 'in_progress',
    reporter: 'admin',
    assignee: 'admin',
    error: 0,
    daysAgo: 2.8,
    changedDaysAgo: 1,
  },
  {
    title: 'Expense list forgets its filter',
    body: 'I filter by “submitted”, open one and come back: all expenses are shown again.',
    route: '/expenses',
    severity: 'low',
    status: 'open',
    reporter: 'designer',
    daysAgo: 1.2,
    changedDaysAgo: 1.2,
  },
  {
    title: '見積もりの納期が一日ずれて表示されます',
    body: '10月1日と入力したのに、相手の画面では9月30日と表示されているそうです。',
    route: '/production/in_house',
    severity: 'medium',
    status: 'open',
    reporter: 'producer',
    daysAgo: 3.5,
    changedDaysAgo: 3.5,
  },
  {
    title: 'Line sheet: long Japanese names run into the price',
    body: 'Third page of the sheet I exported yesterday. It prints the same way.',
    route: '/wholesale/catalog',
    severity: 'medium',
    status: 'resolved',
    reporter: 'buyer',
    assignee: 'admin',
    daysAgo: 16,
    changedDaysAgo: 9,
  },
  {
    title: 'Saved cart is gone after clearing space on the phone',
    body: 'The storage of the browser was full. After that the cart was empty.',
    route: '/catalog',
    severity: 'medium',
    status: 'open',
    reporter: 'manager',
    assignee: 'manager',
    error: 3,
    daysAgo: 8,
    changedDaysAgo: 7,
  },
  {
    title: 'The heart stays grey when I am quick',
    body: 'If I like two pieces one right after the other, the first heart turns grey again. A reload shows both.',
    route: '/catalog',
    severity: 'low',
    status: 'closed',
    reporter: 'consumer',
    assignee: 'admin',
    daysAgo: 44,
    changedDaysAgo: 30,
  },
  {
    title: 'Paid twice?',
    body: 'My bank shows two reservations of the same amount. One went away by itself the next day.',
    route: '/checkout',
    severity: 'critical',
    status: 'closed',
    reporter: 'consumer',
    assignee: 'admin',
    daysAgo: 61,
    changedDaysAgo: 59,
  },
  {
    title: 'Studio freezes with many layers',
    body: 'With about forty layers, moving one up stops everything until the retry box comes.',
    route: '/designstudio',
    severity: 'high',
    status: 'open',
    reporter: 'designer',
    error: 11,
    daysAgo: 0.5,
    changedDaysAgo: 0.5,
  },
];

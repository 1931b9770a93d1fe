export interface ErrorSource {
  readonly name: string;
  readonly message: string;
  readonly fileName: string;
  readonly line: number;
  readonly column: number;
  readonly info: string;
  readonly route: string;
  /** `remote@version`. */
  readonly release: string;
  readonly browser: 'chrome' | 'firefox' | 'safari' | 'phone';
  readonly count: number;
  /** Signed-in people among those who met it. */
  readonly people: number;
  readonly status: 'open' | 'resolved' | 'ignored';
  readonly firstDaysAgo: number;
  readonly lastDaysAgo: number;
}

const stack = (...parts: readonly string[]) => parts.map((part) => `    at ${part}`).join('\n');

/** What browsers reported, one row a group. */
export const frontEndErrors: readonly ErrorSource[] = [
  { name: 'TypeError', message: "Cannot read properties of undefined (reading 'sizes')", fileName: 'retail-shop/assets/product-screen.js', line: 214, column: 31, info: stack('SizePicker', 'ProductScreen', 'RemoteBoundary'), route: '/designs/:name', release: 'retail-shop@0.9.4', browser: 'chrome', count: 41, people: 6, status: 'open', firstDaysAgo: 3.2, lastDaysAgo: 0.1 },
  { name: 'ChunkLoadError', message: 'Loading chunk checkout-screen failed after 8000 ms', fileName: 'shell/assets/load-remote.js', line: 58, column: 11, info: stack('loadRemote', 'RemoteRoute'), route: '/checkout', release: 'shell@1.2.0', browser: 'phone', count: 17, people: 4, status: 'open', firstDaysAgo: 9, lastDaysAgo: 0.4 },
  { name: 'RangeError', message: 'Invalid time zone specified: Asia/Calcutta-2', fileName: 'community/assets/event-date.js', line: 12, column: 18, info: stack('EventDate', 'InvitationScreen'), route: '/nyfw-invitation', release: 'community@0.6.1', browser: 'firefox', count: 3, people: 0, status: 'open', firstDaysAgo: 5, lastDaysAgo: 1.1 },
  { name: 'QuotaExceededError', message: "Failed to execute 'setItem' on 'Storage': Setting the value of 'root' exceeded the quota.", fileName: 'shell/assets/storage.js', line: 77, column: 9, info: stack('writeRoot', 'flush'), route: '/catalog', release: 'shell@1.2.0', browser: 'safari', count: 26, people: 9, status: 'open', firstDaysAgo: 21, lastDaysAgo: 0.8 },
  { name: 'WebGLContextLost', message: 'The drawing context of the globe was lost and not given back', fileName: 'globe/assets/scene.js', line: 301, column: 5, info: stack('GlobeCanvas', 'WorldMapScreen'), route: '/world-map', release: 'globe@0.8.2', browser: 'phone', count: 8, people: 1, status: 'ignored', firstDaysAgo: 40, lastDaysAgo: 2 },
  { name: 'TypeError', message: 'Failed to fetch', fileName: 'platform/assets/http-client.js', line: 44, column: 20, info: stack('request', 'cartQuery'), route: '/cart', release: 'shell@1.1.7', browser: 'chrome', count: 132, people: 38, status: 'ignored', firstDaysAgo: 88, lastDaysAgo: 0.2 },
  { name: 'HydrationMismatch', message: 'Text content does not match: "¥24,500" and "￥24,500"', fileName: 'cards/assets/design-card.js', line: 39, column: 14, info: stack('Price', 'DesignCard', 'Home'), route: '/', release: 'shell@1.1.9', browser: 'safari', count: 64, people: 11, status: 'resolved', firstDaysAgo: 31, lastDaysAgo: 12 },
  { name: 'AbortError', message: 'The play() request was interrupted by a call to pause()', fileName: 'magazine/assets/film.js', line: 22, column: 7, info: stack('Film', 'ArticleScreen'), route: '/article/id/:id', release: 'magazine@0.7.0', browser: 'chrome', count: 12, people: 0, status: 'resolved', firstDaysAgo: 27, lastDaysAgo: 15 },
  { name: 'Error', message: 'The article was saved elsewhere: revision [secret] is newer', fileName: 'magazine/assets/draft-store.js', line: 118, column: 13, info: stack('saveDraft', 'ArticleEditor'), route: '/article/draft/edit/id/:id', release: 'magazine@0.7.3', browser: 'firefox', count: 5, people: 2, status: 'open', firstDaysAgo: 4, lastDaysAgo: 1.9 },
  { name: 'SyntaxError', message: "Unexpected token '<', \"<!doctype \"... is not valid JSON", fileName: 'platform/assets/http-client.js', line: 61, column: 25, info: stack('readBody', 'request'), route: '/wholesale/catalog', release: 'wholesale@0.5.5', browser: 'chrome', count: 2, people: 2, status: 'resolved', firstDaysAgo: 18, lastDaysAgo: 18 },
  { name: 'NotAllowedError', message: 'Write permission denied.', fileName: 'shell/assets/copy-link.js', line: 9, column: 3, info: stack('copyLink', 'ShareButton'), route: '/shop/:handle', release: 'shell@1.2.0', browser: 'safari', count: 7, people: 1, status: 'open', firstDaysAgo: 6, lastDaysAgo: 0.9 },
  { name: 'RenderError', message: 'Maximum update depth exceeded', fileName: 'design-studio/assets/layer-list.js', line: 166, column: 8, info: stack('LayerList', 'StudioScreen', 'RemoteBoundary'), route: '/designstudio', release: 'design-studio@0.4.8', browser: 'firefox', count: 4, people: 3, status: 'open', firstDaysAgo: 1.5, lastDaysAgo: 0.6 },
];

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
  { title: 'Choosing a size breaks the page of some pieces', body: 'Happens on pieces that were made to order last season. The page shows the retry box as soon as I touch a size.', route: '/designs/:name', severity: 'high', status: 'in_progress', reporter: 'admin', assignee: 'admin', error: 0, daysAgo: 2.8, changedDaysAgo: 1 },
  { title: 'Expense list forgets its filter', body: 'I filter by “submitted”, open one and come back: all expenses are shown again.', route: '/expenses', severity: 'low', status: 'open', reporter: 'designer', daysAgo: 1.2, changedDaysAgo: 1.2 },
  { title: '見積もりの納期が一日ずれて表示されます', body: '10月1日と入力したのに、相手の画面では9月30日と表示されているそうです。', route: '/production/in_house', severity: 'medium', status: 'open', reporter: 'producer', daysAgo: 3.5, changedDaysAgo: 3.5 },
  { title: 'Line sheet: long Japanese names run into the price', body: 'Third page of the sheet I exported yesterday. It prints the same way.', route: '/wholesale/catalog', severity: 'medium', status: 'resolved', reporter: 'buyer', assignee: 'admin', daysAgo: 16, changedDaysAgo: 9 },
  { title: 'Saved cart is gone after clearing space on the phone', body: 'The storage of the browser was full. After that the cart was empty.', route: '/catalog', severity: 'medium', status: 'open', reporter: 'manager', assignee: 'manager', error: 3, daysAgo: 8, changedDaysAgo: 7 },
  { title: 'The heart stays grey when I am quick', body: 'If I like two pieces one right after the other, the first heart turns grey again. A reload shows both.', route: '/catalog', severity: 'low', status: 'closed', reporter: 'consumer', assignee: 'admin', daysAgo: 44, changedDaysAgo: 30 },
  { title: 'Paid twice?', body: 'My bank shows two reservations of the same amount. One went away by itself the next day.', route: '/checkout', severity: 'critical', status: 'closed', reporter: 'consumer', assignee: 'admin', daysAgo: 61, changedDaysAgo: 59 },
  { title: 'Studio freezes with many layers', body: 'With about forty layers, moving one up stops everything until the retry box comes.', route: '/designstudio', severity: 'high', status: 'open', reporter: 'designer', error: 11, daysAgo: 0.5, changedDaysAgo: 0.5 },
];

import type { HeardSource } from '@orime/contracts/api/people/application';

/** The answers to "how did you hear about us?", in the order they are offered. Their texts are `heard.<source>`. */
export const HEARD_SOURCES: readonly HeardSource[] = ['search', 'social', 'press', 'friend', 'event', 'shop', 'email', 'other'];

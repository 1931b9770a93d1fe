import type { ChatTarget } from '@orime/contracts';
import { currentPlatform } from '../current-platform.ts';

/** Opening may have to make the channel first. */
const TIMEOUT_MS = 15_000;

/**
 * Shows a conversation in the page's chat dock: with the owner of a profile, about an order, or one by its name. For
 * signed-in members; send visitors to `/login` first. Rejects when it cannot be opened; the dock has said why.
 */
export function openChat(target: ChatTarget = {}): Promise<{ readonly channel: string | null }> {
  return currentPlatform().bus.command('chat.open@1', target, { timeoutMs: TIMEOUT_MS });
}

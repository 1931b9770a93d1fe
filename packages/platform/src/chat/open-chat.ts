import type { ChatTarget } from '@orime/contracts';
import { currentPlatform } from '../current-platform.ts';
import type { PlatformBus } from '../platform.ts';

/** Opening may have to create the channel first. */
const TIMEOUT_MS = 15_000;

/**
 * Opens a conversation in the chat dock: with the owner of a profile, an account manager or a person of a managed company (by account id), about an
 * order, or by channel name. Signed-in users only; send
 * visitors to `/login` first. Rejects when it cannot be opened; the dock has already shown the reason.
 */
export function openChat(target: ChatTarget = {}): Promise<{ readonly channel: string | null }> {
  return openChatBy(currentPlatform().bus, target);
}

/** `openChat` for a given participant. */
export function openChatBy(bus: PlatformBus, target: ChatTarget = {}): Promise<{ readonly channel: string | null }> {
  return bus.command('chat.open@1', target, { timeoutMs: TIMEOUT_MS });
}

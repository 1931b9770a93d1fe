import type { ChatTarget } from '@orime/contracts';
import { cartCommands } from '../cart/cart-commands.ts';
import { openChatBy } from '../chat/open-chat.ts';
import { currentPlatform } from '../current-platform.ts';
import type { PlatformBus } from '../platform.ts';

/**
 * The facade's commands in the name of one participant, `remote@version`, and under its rights: what the host lends a remote in place
 * of those of `@orime/platform`, which are the platform's own.
 */
export function commandsOf(source: string) {
  const bus = (): PlatformBus => currentPlatform().handleFor(source);
  return { ...cartCommands(bus), openChat: (target?: ChatTarget) => openChatBy(bus(), target) };
}

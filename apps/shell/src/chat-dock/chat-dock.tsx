import { useSession } from '@orime/platform';
import { lazyPart } from '../chrome/lazy-part.tsx';

const home = lazyPart(() => import('./chat-home.tsx').then((module) => module.ChatHome));

/** Conversations of signed-in members. For visitors there is nothing here: no code, no connection. */
export function ChatDock() {
  const session = useSession();
  return session.status === 'signed-in' ? <home.Part key={session.user._id} userId={session.user._id} /> : null;
}

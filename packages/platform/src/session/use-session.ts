import { useStore } from 'zustand';
import { usePlatform } from '../platform-context.tsx';
import type { Session } from './session.ts';

/** The current session; re-renders when it changes. */
export function useSession(): Session {
  return useStore(usePlatform().session);
}

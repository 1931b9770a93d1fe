import { useStore } from 'zustand';
import { usePlatform } from '../platform-context.tsx';
import type { Session } from './session.ts';

export function useSession(): Session {
  return useStore(usePlatform().session);
}

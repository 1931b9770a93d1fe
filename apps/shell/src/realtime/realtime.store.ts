import { create } from '@orime/platform';

export interface RealtimeState {
  /** `off`: nobody is signed in, or the page has better things to do yet. */
  readonly status: 'off' | 'connecting' | 'online' | 'offline';
}

export const useRealtimeStore = create<RealtimeState>()(() => ({ status: 'off' }));

export function setRealtimeStatus(status: RealtimeState['status']): void {
  useRealtimeStore.setState({ status });
}

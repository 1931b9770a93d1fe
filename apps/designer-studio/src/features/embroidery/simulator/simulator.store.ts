import { create } from '@orime/platform';

export const SPEEDS = [1, 5, 20] as const;
export type Speed = (typeof SPEEDS)[number];

export interface SimulatorState {
  /** How many commands are sewn; undefined shows the finished work. */
  readonly at: number | undefined;
  readonly isPlaying: boolean;
  readonly speed: Speed;
}

export const useSimulatorStore = create<SimulatorState>(() => ({ at: undefined, isPlaying: false, speed: 5 }));

export function scrubTo(at: number): void {
  useSimulatorStore.setState({ at, isPlaying: false });
}

export function setSpeed(speed: Speed): void {
  useSimulatorStore.setState({ speed });
}

export function showFinished(): void {
  useSimulatorStore.setState({ at: undefined, isPlaying: false });
}

/** Plays on from where it stands; from the beginning when it is at the end. */
export function playOrPause(length: number): void {
  useSimulatorStore.setState(({ at, isPlaying }) =>
    isPlaying ? { isPlaying: false } : { isPlaying: true, at: at === undefined || at >= length ? 0 : at },
  );
}

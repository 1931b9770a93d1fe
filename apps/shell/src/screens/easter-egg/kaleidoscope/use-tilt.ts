import { useEffect, useEffectEvent, useState } from 'react';

/** Safari asks before it tells; others have no such question. */
interface AskingOrientation {
  readonly requestPermission?: () => Promise<'granted' | 'denied'>;
}

export interface Tilt {
  /** `ask`: the browser wants to be asked from a press; `on`: movements come when there is a sensor. */
  readonly state: 'ask' | 'on' | 'refused' | 'none';
  readonly ask: () => void;
}

/** Tells how the device is tilted, in degrees from upright and to the side. */
export function useTilt(onTilt: (towards: number, sideways: number) => void): Tilt {
  const [state, setState] = useState<Tilt['state']>(firstState);
  const tell = useEffectEvent(({ beta, gamma }: DeviceOrientationEvent) => {
    if (beta !== null && gamma !== null) onTilt(beta, gamma);
  });

  // Synchronises the view with the motion sensor while it may be read.
  useEffect(() => {
    if (state !== 'on') return undefined;
    const handle = (event: DeviceOrientationEvent) => tell(event);
    window.addEventListener('deviceorientation', handle);
    return () => window.removeEventListener('deviceorientation', handle);
  }, [state]);

  const ask = () => {
    void orientation()
      ?.requestPermission?.()
      .catch(() => 'denied' as const)
      .then((answer) => setState(answer === 'granted' ? 'on' : 'refused'));
  };
  return { state, ask };
}

function orientation(): AskingOrientation | undefined {
  // Not in every browser, whatever its type says; the static method is Safari's own.
  return (globalThis as { DeviceOrientationEvent?: AskingOrientation }).DeviceOrientationEvent;
}

function firstState(): Tilt['state'] {
  const sensor = orientation();
  if (sensor === undefined) return 'none';
  return sensor.requestPermission === undefined ? 'on' : 'ask';
}

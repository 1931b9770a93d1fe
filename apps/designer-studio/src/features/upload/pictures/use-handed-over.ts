import { useEffect, useEffectEvent } from 'react';
import { takeHandedOver } from '../../cut-out/index.ts';

/** Adds the picture that the cut-out has left for a design. */
export function useHandedOver(add: (files: readonly File[]) => void): void {
  const handle = useEffectEvent((file: File) => add([file]));
  // Reads the browser's database once, when the screen opens.
  useEffect(() => {
    let isGone = false;
    void takeHandedOver().then((file) => file !== undefined && !isGone && handle(file));
    return () => {
      isGone = true;
    };
  }, []);
}

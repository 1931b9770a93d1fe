import { useState } from 'react';
import { PANELS } from './panels.ts';
import type { Panel } from './panels.ts';

export interface ShownPanel {
  readonly panel: Panel;
  /** On or back by one, round and round. */
  readonly move: (step: 1 | -1) => void;
  readonly show: (panel: Panel) => void;
}

/** The panel that shows; the first one when the menu opens. */
export function usePanel(): ShownPanel {
  const [panel, setPanel] = useState<Panel>(PANELS[0]);
  return {
    panel,
    show: setPanel,
    move: (step) => setPanel((shown) => PANELS[(PANELS.indexOf(shown) + step + PANELS.length) % PANELS.length] ?? shown),
  };
}

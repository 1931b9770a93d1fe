import { lazy } from 'react';
import type { ComponentType } from 'react';

/** A part of the page's end, loaded when it is first drawn. Without its code it is left out, as it is without its data. */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => ({ default: Nothing }),
    ),
  );
}

function Nothing() {
  return <span data-nothing hidden />;
}

import type { MapKind } from './map-point.ts';
import { KIND_MARKS } from './map-point.ts';

/** Colours of the drawing, as the theme has them now. */
export interface MapPalette {
  readonly sea: string;
  readonly land: string;
  readonly line: string;
  readonly coast: string;
  readonly arc: string;
  readonly page: string;
  readonly text: string;
  readonly muted: string;
  readonly font: string;
  readonly kinds: Readonly<Record<MapKind, string>>;
}

/** Read once a theme: asking the style of an element in every frame costs more than the drawing. */
export function readPalette(element: Element): MapPalette {
  const theme = getComputedStyle(element);
  const value = (token: string) => theme.getPropertyValue(token).trim();
  return {
    sea: value('--color-sunken'),
    land: value('--color-raised'),
    line: value('--color-line'),
    coast: value('--color-line-strong'),
    arc: value('--color-accent'),
    page: value('--color-page'),
    text: value('--color-text'),
    muted: value('--color-muted'),
    font: theme.fontFamily,
    kinds: {
      designer: value(KIND_MARKS.designer.token),
      producer: value(KIND_MARKS.producer.token),
      stockist: value(KIND_MARKS.stockist.token),
      story: value(KIND_MARKS.story.token),
      design: value(KIND_MARKS.design.token),
    },
  };
}

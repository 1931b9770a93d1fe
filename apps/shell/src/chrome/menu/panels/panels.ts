/** The overlay panels in the specification's order; the menu opens on the first. */
export const PANELS = [
  { key: 'shop', to: '/catalog' },
  { key: 'magazine', to: '/digital-magazine' },
  { key: 'designers', to: '/designers' },
  { key: 'world-map', to: '/globe' },
] as const;

export type Panel = (typeof PANELS)[number];
export type PanelKey = Panel['key'];

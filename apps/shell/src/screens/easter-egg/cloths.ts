export type ClothKey = 'waves' | 'night' | 'stripes' | 'knit' | 'hemp' | 'check' | 'plain' | 'rose' | 'felt';

/** Colours of dyed cloth and paper. They are drawn things, the same in both themes. */
export const DYE = {
  indigo: '#2a4478',
  sky: '#8fa9cf',
  ink: '#26252b',
  rice: '#efe8da',
  ochre: '#c98f35',
  vermilion: '#c6401f',
  moss: '#62713f',
  leaf: '#b9bf8d',
  rose: '#d8a69c',
  wine: '#8b3b45',
  clay: '#a9785a',
} as const;

/** The row of the template: each column has a language of its own, whichever the page is in. */
export const CSV_EXAMPLE = {
  name: 'Rain coat',
  nameJp: '雨のコート',
  descriptionEn: 'A coat for the rainy season, with a hood.',
  descriptionJp: '梅雨のためのフード付きコート。',
  tags: 'rain|outerwear',
} as const;

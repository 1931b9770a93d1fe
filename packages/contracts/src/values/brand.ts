/** The one place the brand is named. Wordmark and colours: `@orime/ui` tokens. */
export const BRAND = {
  name: 'Orime',
  /** The word the name is taken from: the crease a fold leaves in cloth. */
  nameJp: '折目',
  tagline: { en: 'Independent fashion, from the hands that make it', jp: '作り手から届く、インディペンデント・ファッション' },
} as const;

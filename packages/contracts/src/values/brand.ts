/** The single source of the brand name. Wordmark and colours are in the `@orime/ui` tokens. */
export const BRAND = {
  name: 'Orime',
  /** The origin of the name: the crease that a fold leaves in cloth. */
  nameJp: '折目',
  tagline: { en: 'Independent fashion, from the hands that make it', jp: '作り手から届く、インディペンデント・ファッション' },
} as const;

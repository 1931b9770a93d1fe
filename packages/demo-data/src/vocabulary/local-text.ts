/** The same words in both languages of the marketplace. */
export type LocalText = { readonly en: string; readonly jp: string };

export type PolicyText = {
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
};

export type PolicySource = {
  readonly slug: 'terms' | 'privacy' | 'resale' | 'returns' | 'vendor';
  /** The day it was adopted, which is how people refer to it. */
  readonly version: string;
  readonly effectiveAt: string;
  readonly en: PolicyText;
  readonly jp: PolicyText;
};

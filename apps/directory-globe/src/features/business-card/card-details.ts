/** What a card says, in both scripts. */
export interface CardDetails {
  readonly name: string;
  readonly nameJp: string;
  readonly city: string;
  readonly cityJp: string;
  /** ISO 3166-1 alpha-2; empty when it is not known. */
  readonly country: string;
  readonly kind: 'individual' | 'org';
  /** The page the code leads to. */
  readonly url: string;
}

/** What only the owner of the card adds, in this browser. */
export interface CardAdditions {
  readonly title: string;
  readonly mail: string;
  readonly phone: string;
}

export const NO_ADDITIONS: CardAdditions = { title: '', mail: '', phone: '' };

import type { LocalText } from '@orime/contracts';
import type { ComponentType } from 'react';
import { AcceptAgreement } from './agreement/accept-agreement.tsx';
import { AGREEMENT } from './agreement/agreement-content.ts';
import { PrivacyChoices } from './privacy-choices.tsx';
import { PRIVACY } from './privacy-content.ts';
import { RETURNS } from './returns/returns-content.ts';
import { ReturnsGuide } from './returns/returns-guide.tsx';

export interface LegalExtra {
  readonly Part: ComponentType;
  /** A return is begun before the rules are read; an agreement is read before it is accepted. */
  readonly place: 'before' | 'after';
  /** Its entries in the table of contents. */
  readonly entries: readonly { readonly id: string; readonly title: LocalText }[];
}

/** What a legal page offers to do beside its text, by the policy's slug. */
export const LEGAL_EXTRAS: Readonly<Record<string, LegalExtra>> = {
  privacy: {
    Part: PrivacyChoices,
    place: 'after',
    entries: [
      { id: 'cookies', title: PRIVACY.table.title },
      { id: 'consent', title: PRIVACY.consent.title },
      { id: 'data-request', title: PRIVACY.request.title },
    ],
  },
  returns: { Part: ReturnsGuide, place: 'before', entries: [{ id: 'start', title: RETURNS.start.title }] },
  vendor: { Part: AcceptAgreement, place: 'after', entries: [{ id: 'accept', title: AGREEMENT.title }] },
};

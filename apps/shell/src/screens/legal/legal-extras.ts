import type { ComponentType } from 'react';
import { AcceptAgreement } from './agreement/accept-agreement.tsx';
import { PrivacyChoices } from './privacy-choices.tsx';
import { ReturnsGuide } from './returns/returns-guide.tsx';

/** What a legal page offers to do beside its text, by the policy's slug. */
export const LEGAL_EXTRAS: Readonly<Record<string, ComponentType>> = { privacy: PrivacyChoices, returns: ReturnsGuide, vendor: AcceptAgreement };

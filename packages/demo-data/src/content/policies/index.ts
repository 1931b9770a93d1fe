import type { PolicySource } from './policy-source.ts';
import { privacy } from './privacy.ts';
import { resale } from './resale.ts';
import { returns } from './returns.ts';
import { terms } from './terms.ts';
import { vendor } from './vendor.ts';

export const policies: readonly PolicySource[] = [terms, privacy, resale, returns, vendor];

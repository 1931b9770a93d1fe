import type { PolicySource } from './policy-source.ts';

export const policies: readonly PolicySource[] = [];

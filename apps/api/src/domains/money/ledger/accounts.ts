/** The marketplace's own account. */
export const platformAccount = 'platform';

export function sellerAccount(profileId: string): string {
  return `seller:${profileId}`;
}

/** Of the agreement between a promoter and a designer, not of the person: each agreement is paid by itself. */
export function promoterAccount(promoterId: string): string {
  return `promoter:${promoterId}`;
}

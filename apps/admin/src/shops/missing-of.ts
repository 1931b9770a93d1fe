import type { OnboardingKey, OnboardingRefusal } from '@orime/contracts/api/people/profile';
import { isApiError } from '@orime/platform';

/** What a designer has still to do before a first design can be confirmed, when that is why it was refused. */
export function missingOf(error: unknown): readonly OnboardingKey[] | undefined {
  if (!isApiError(error) || error.code !== 'business_rule') return undefined;
  const details = error.details as Partial<OnboardingRefusal> | undefined; // what the API says with this code
  return details?.reason === 'onboarding' ? details.missing : undefined;
}

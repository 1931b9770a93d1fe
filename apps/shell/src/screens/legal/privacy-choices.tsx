import { ConsentChoice } from './consent-choice.tsx';
import { CookieTable } from './cookie-table.tsx';
import { PrivacyRequestForm } from './privacy-request-form.tsx';

/** What is kept, and what can be done about it. */
export function PrivacyChoices() {
  return (
    <>
      <CookieTable />
      <ConsentChoice />
      <PrivacyRequestForm />
    </>
  );
}

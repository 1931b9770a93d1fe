import { errorText } from '@orime/contracts';
import { isApiError, useText } from '@orime/platform';
import { Notice } from '@orime/ui';

/** Why the server did not do it; nothing while all is well. */
export function Refusal({ error }: { readonly error: unknown }) {
  const text = useText();
  if (error === null || error === undefined) return null;
  return (
    <Notice tone="danger" role="alert">
      {text(errorText(isApiError(error) ? error.code : 'internal'))}
    </Notice>
  );
}

import type { WholesaleQuote } from '@orime/contracts/api/trade/wholesale-quote';
import { isApiError } from '@orime/platform';
import { lazy, Suspense, useState } from 'react';
import type { CheckoutFormState } from '../checkout-form-state.ts';
import type { useQuote } from '../use-quote.ts';

const QuoteChangedDialog = lazy(async () => ({ default: (await import('./quote-changed-dialog.tsx')).QuoteChangedDialog }));

export type QuoteChangedProps = {
  readonly form: CheckoutFormState;
  readonly quoted: ReturnType<typeof useQuote>;
  readonly onSubmit: () => void;
};

/** When prices or dates changed between looking and sending: what differs, and whether to send it like that. */
export function QuoteChanged({ form, quoted, onSubmit }: QuoteChangedProps) {
  const [answered, setAnswered] = useState<unknown>();
  const newer = newerQuote(form.failure);
  const sent = quoted.readSendable(form.read());
  if (newer === undefined || sent === undefined || answered === form.failure) return null;

  const take = (): void => {
    setAnswered(form.failure);
    quoted.replace(sent.brands, form.read(), newer);
  };
  return (
    <Suspense fallback={null}>
      <QuoteChangedDialog
        before={sent.quote}
        after={newer}
        onSend={() => {
          take();
          onSubmit();
        }}
        onClose={take}
      />
    </Suspense>
  );
}

function newerQuote(failure: unknown): WholesaleQuote | undefined {
  if (!isApiError(failure) || failure.code !== 'quote_changed') return undefined;
  // The contract of the endpoint: a refusal with this code carries the quote of now.
  return (failure.details as { readonly quote?: WholesaleQuote } | undefined)?.quote;
}

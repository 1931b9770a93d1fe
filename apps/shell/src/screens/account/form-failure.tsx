import { Notice } from '@orime/ui';

/** What went wrong with a whole form; announced when it appears. */
export function FormFailure({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <Notice tone="danger" role="alert">
      {text}
    </Notice>
  );
}

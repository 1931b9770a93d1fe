import { Fragment } from 'react';
import { usePhrases } from '../foundation/ui-provider.tsx';

/**
 * A headline that is no `Heading`: a line of it may break between its Japanese phrases. No character stands between them: names, copies
 * and searches find the text as it is.
 */
export function Phrases({ children }: { readonly children: string }) {
  return (
    usePhrases(children)?.map((phrase, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {phrase}
      </Fragment>
    )) ?? children
  );
}

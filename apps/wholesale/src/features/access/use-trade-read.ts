import { readUrl } from '@orime/contracts';
import type { DocumentRead } from '@orime/contracts';
import type { WholesaleCatalog } from '@orime/contracts/api/trade/wholesale';
import { apiQuery, useQuery, useReadContext, useSession } from '@orime/platform';

export type Access = WholesaleCatalog['access'];

/**
 * A read whose prices depend on who asks: every account has its own answer. The one in the document was made for a visitor;
 * until the account's own is there, `access` is undefined, so that a buyer is never asked to sign in.
 */
export function useTradeRead<Answer extends { readonly access: Access }>(
  read: DocumentRead,
  { keepsPrevious = false }: { readonly keepsPrevious?: boolean } = {},
) {
  const context = useReadContext();
  const session = useSession();
  const account = session.status === 'signed-in' ? session.user._id : 'visitor';
  const url = readUrl(read, context);
  const query = useQuery({
    ...apiQuery<Answer>({ key: ['wholesale', read.path, account, url], url }),
    // The list of before stays while other filters are asked for, but never what another account was shown.
    placeholderData: (before, query) => (keepsPrevious && query?.queryKey[2] === account ? before : undefined),
  });
  const isForeign = session.status === 'signed-in' && query.data?.access === 'visitor';
  const access: Access | undefined = isForeign ? undefined : query.data?.access;
  return { ...query, access, search: context.search };
}

import { readConsentRecord, useQuery, useSession } from '@orime/platform';

/** A decision made just now is recorded beside what the visitor does: it is asked for a few times. */
const ASK_AGAIN_MS = 2_000;
const TIMES = 4;

/** When this decision was recorded; undefined while it is not, or when the last record is of another one. */
export function useConsentRecord(consent: boolean | null): string | undefined {
  const session = useSession();
  const of = session.status === 'signed-in' ? session.user._id : 'browser';
  const { data } = useQuery({
    queryKey: ['consent-record', of, consent],
    queryFn: readConsentRecord,
    enabled: consent !== null,
    meta: { keep: false },
    refetchInterval: ({ state }) => (state.data?.value === consent || state.dataUpdateCount >= TIMES ? false : ASK_AGAIN_MS),
  });
  return data?.value === consent ? data.at : undefined;
}

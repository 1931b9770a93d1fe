import { useMutation } from '@orime/platform';
import { useState } from 'react';
import type { CutOutSession } from '../work/cut-out-session.ts';
import type { Exported } from '../worker/messages.ts';

/** Writes the finished picture and hands it on; says how far it is. */
export function useWrite(session: CutOutSession, onWritten: (written: Exported) => void | Promise<void>) {
  const [share, setShare] = useState(0);
  const writing = useMutation({
    mutationFn: () => {
      setShare(0);
      return session.write(setShare);
    },
    onSuccess: onWritten,
  });
  return { write: () => writing.mutate(), isWriting: writing.isPending, hasFailed: writing.isError, written: writing.data, share };
}

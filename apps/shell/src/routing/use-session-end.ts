import { useLocation, useNavigate, useSession } from '@orime/platform';
import { useEffect, useRef } from 'react';
import { registerPath } from './register-path.ts';

/** When the session's time is over the visitor is told so at `/register`, from wherever they were (specification, section 5). */
export function useSessionEnd(): void {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const here = useRef('');
  // Synchronises the address that the effect below returns to; a change of it alone must not run that effect.
  useEffect(() => {
    here.current = pathname + search + hash;
  });
  // Synchronises the address with the end of the session; once per ended session, as it is a new object each time.
  useEffect(() => {
    const isExpired = session.status === 'anonymous' && session.endedBy === 'expired';
    if (isExpired && !here.current.startsWith('/register')) void navigate(registerPath(here.current, true), { replace: true });
  }, [session, navigate]);
}

import { useLocation, useNavigate, useT } from '@orime/platform';
import { css, Notice, space } from '@orime/ui';
import { useEffect, useState } from 'react';

type Outcome = 'confirmed' | 'gone';

/**
 * Says what the link of a stock alert's mail has done, `?alert=`. The address is rid of that at once: a page that is loaded
 * again or passed on does not say it.
 */
export function StockAlertNotice() {
  const t = useT('retail-shop');
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const asked = new URLSearchParams(search).get('alert');
  const [told, setTold] = useState<{ readonly pathname: string; readonly outcome: Outcome }>();
  // The address forgets it below; the page remembers it, until another is shown.
  if (asked !== null && isOutcome(asked) && (told?.pathname !== pathname || told.outcome !== asked)) setTold({ pathname, outcome: asked });

  // Synchronises the address with what has been read of it.
  useEffect(() => {
    if (asked === null) return;
    const rest = new URLSearchParams(search);
    rest.delete('alert');
    void navigate({ pathname, search: rest.toString(), hash }, { replace: true, state, preventScrollReset: true });
  }, [asked, hash, navigate, pathname, search, state]);

  if (told?.pathname !== pathname) return null;
  const isConfirmed = told.outcome === 'confirmed';
  return (
    <Notice
      css={styles.root}
      tone={isConfirmed ? 'success' : 'warning'}
      role="status"
      title={t(isConfirmed ? 'alert.confirmed.title' : 'alert.gone.title')}
    >
      <p>{t(isConfirmed ? 'alert.confirmed.text' : 'alert.gone.text')}</p>
    </Notice>
  );
}

function isOutcome(word: string): word is Outcome {
  return word === 'confirmed' || word === 'gone';
}

const styles = { root: css({ marginBlockEnd: space[4] }) };

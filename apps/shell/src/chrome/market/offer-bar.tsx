import { setLanguage, setMarket, useT } from '@orime/platform';
import { IconButton, color, css, font, showToast, space, z } from '@orime/ui';
import { X } from '@orime/ui/icons';
import { useState } from 'react';
import { HEADER_HEIGHT, LOW_HEADER_HEIGHT } from '../header/header-styles.ts';
import { rememberMarketChoice } from './market-choice.ts';

export type OfferBarProps = {
  /** The header it stands under. */
  readonly header: 'full' | 'compact';
};

/** The line itself. It lies over the page and moves nothing. In Japanese only: it is for whoever reads that. */
export function OfferBar({ header }: OfferBarProps) {
  const t = useT('shell');
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;

  function close(): void {
    rememberMarketChoice();
    setClosed(true);
  }

  async function handleAccept(): Promise<void> {
    try {
      await setLanguage('jp');
      setMarket('JP');
      close();
    } catch {
      showToast({ tone: 'danger', message: t('language.failed') });
    }
  }

  return (
    <aside css={[styles.root, styles[header]]} lang="ja" aria-label="言語と通貨" data-behind-menu>
      <button css={styles.accept} type="button" onClick={() => void handleAccept()}>
        日本語・円で見る
      </button>
      <IconButton label="閉じる" onClick={close}>
        <X size={18} strokeWidth={1.5} aria-hidden />
      </IconButton>
    </aside>
  );
}

/** Room for a button of 44 px and the line below it, taken from the page's own. */
const HEIGHT = '2.8125rem';

const styles = {
  root: css({
    position: 'sticky',
    zIndex: z.sticky,
    height: HEIGHT,
    marginBlockEnd: `calc(-1 * ${HEIGHT})`,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    background: color.surface,
    borderBlockEnd: `1px solid ${color.line}`,
  }),
  full: css({ insetBlockStart: LOW_HEADER_HEIGHT }),
  compact: css({ insetBlockStart: HEADER_HEIGHT }),
  accept: css({
    minHeight: '2.75rem',
    paddingInline: space[3],
    fontSize: font.size.sm,
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
  }),
};

import { buildUrl, htmlLang } from '@orime/contracts';
import type { BuyerDecision, BuyerLetter, StaffBuyer } from '@orime/contracts/api/trade/buyer-staff';
import { FormFailure } from '@orime/forms';
import { api, useMutation } from '@orime/platform';
import { Button, color, css, font, space } from '@orime/ui';
import { useBuyersT } from '../buyers-texts.ts';

export type LetterPreviewProps = { readonly buyer: StaffBuyer; readonly decisionOf: () => BuyerDecision };

/** The letter that the decision as it stands would send, as the API writes it. */
export function LetterPreview({ buyer, decisionOf }: LetterPreviewProps) {
  const t = useBuyersT();
  const letter = useMutation({
    mutationFn: () => api.post<BuyerLetter>(buildUrl('/api/buyer/letter/id/:id', {}, { id: buyer.id }), decisionOf()),
  });
  return (
    <div css={styles.root}>
      <Button variant="secondary" size="sm" busy={letter.isPending} onClick={() => letter.mutate()}>
        {t('buyers.letter')}
      </Button>
      {letter.isError && <FormFailure failure={letter.error} />}
      <div aria-live="polite">
        {letter.data === null && t('buyers.letter.none')}
        {letter.data && (
          <article css={styles.letter} lang={htmlLang(letter.data.locale)} aria-label={t('buyers.letter.label')}>
            <p css={styles.subject}>{letter.data.subject}</p>
            <p css={styles.text}>{letter.data.text}</p>
          </article>
        )}
      </div>
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[3], justifyItems: 'start', '& > div': { width: '100%' } }),
  letter: css({ padding: space[4], background: color.sunken, fontSize: font.size.sm }),
  subject: css({ fontWeight: font.weight.semibold, marginBlockEnd: space[2] }),
  text: css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }),
};

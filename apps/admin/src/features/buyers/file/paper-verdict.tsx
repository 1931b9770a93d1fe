import type { BuyerDocument } from '@orime/contracts/api/trade/buyer';
import { DateField } from '@orime/forms';
import { css, Segmented, space, TextField } from '@orime/ui';
import { useBuyersT } from '../buyers-texts.ts';
import type { PaperVerdict as Verdict } from './decision-draft.ts';

export type PaperVerdictProps = {
  readonly document: BuyerDocument;
  readonly value: Verdict;
  readonly onChange: (value: Verdict) => void;
};

/** Accepted or rejected, with a note to the company and the day the paper expires. */
export function PaperVerdict({ document: { fileName }, value, onChange }: PaperVerdictProps) {
  const t = useBuyersT();
  return (
    <div css={styles.root}>
      <Segmented
        label={t('buyers.paper.verdict', { name: fileName })}
        options={[
          { value: '', label: t('buyers.paper.open') },
          { value: 'accepted', label: t('buyers.paper.accept') },
          { value: 'rejected', label: t('buyers.paper.reject') },
        ]}
        value={value.status}
        onChange={(status) => onChange({ ...value, status })}
      />
      {value.status === 'accepted' && (
        <DateField
          label={t('buyers.paper.expires')}
          optional
          value={value.expiresAt}
          onChange={(expiresAt) => onChange({ ...value, expiresAt })}
        />
      )}
      {value.status !== '' && (
        <TextField
          label={t('buyers.paper.note')}
          optional
          maxLength={500}
          value={value.note}
          onChange={({ currentTarget }) => onChange({ ...value, note: currentTarget.value })}
        />
      )}
    </div>
  );
}

const styles = { root: css({ display: 'grid', gap: space[3] }) };

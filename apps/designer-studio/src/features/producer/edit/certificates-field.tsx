import { DateField, FieldGroup } from '@orime/forms';
import { Badge, Button, css, IconButton, media, Plus, space, TextField } from '@orime/ui';
import { Trash2 } from '@orime/ui/icons';
import { useState } from 'react';
import { useWorkshopT } from '../workshop-texts.ts';
import { certificateState, MOST_CERTIFICATES } from './workshop-draft.ts';
import type { CertificateDraft } from './workshop-draft.ts';

export type CertificatesFieldProps = {
  readonly id: string;
  readonly value: readonly CertificateDraft[];
  readonly error?: string;
  readonly onChange: (certificates: readonly CertificateDraft[]) => void;
};

/** Certificates with number and end; one that runs out within two months says so. */
export function CertificatesField({ id, value: certificates, error, onChange }: CertificatesFieldProps) {
  const t = useWorkshopT();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const change = (index: number, changed: Partial<CertificateDraft>): void =>
    onChange(certificates.map((one, at) => (at === index ? { ...one, ...changed } : one)));
  return (
    <FieldGroup id={id} legend={t('workshop.certificates')} error={error}>
      <div css={styles.list}>
        {certificates.map((certificate, index) => {
          const number = index + 1;
          const state = certificateState(certificate.expires, today);
          return (
            // Certificates have no identity besides their place.
            <div key={index} css={styles.row}>
              <TextField
                label={t('workshop.certificate.name', { number })}
                maxLength={120}
                placeholder="GOTS"
                value={certificate.name}
                onChange={({ currentTarget }) => change(index, { name: currentTarget.value })}
              />
              <TextField
                label={t('workshop.certificate.number', { number })}
                optional
                maxLength={80}
                value={certificate.number}
                onChange={({ currentTarget }) => change(index, { number: currentTarget.value })}
              />
              <DateField
                label={t('workshop.certificate.expires', { number })}
                optional
                value={certificate.expires}
                onChange={(expires) => change(index, { expires })}
              />
              <span css={styles.end}>
                {(state === 'expired' || state === 'ends-soon') && (
                  <Badge tone={state === 'expired' ? 'danger' : 'warning'}>{t(`workshop.certificate.${state}`)}</Badge>
                )}
                <IconButton label={t('workshop.certificate.remove', { number })} onClick={() => onChange(certificates.toSpliced(index, 1))}>
                  <Trash2 size={18} aria-hidden />
                </IconButton>
              </span>
            </div>
          );
        })}
        <div>
          <Button
            variant="secondary"
            size="sm"
            disabled={certificates.length >= MOST_CERTIFICATES}
            onClick={() => onChange([...certificates, { name: '', number: '', expires: '' }])}
          >
            <Plus size={16} aria-hidden />
            {t('workshop.certificate.add')}
          </Button>
        </div>
      </div>
    </FieldGroup>
  );
}

const styles = {
  list: css({ display: 'grid', gap: space[4] }),
  row: css({ display: 'grid', gap: space[3], alignItems: 'end', [media.tablet]: { gridTemplateColumns: '1fr 1fr 11rem auto' } }),
  end: css({ display: 'flex', gap: space[2], alignItems: 'center', justifyContent: 'flex-end' }),
};

import { useT } from '@orime/platform';
import { Checkbox, css, Segmented, space, Text, TextField } from '@orime/ui';
import { CARD_DESIGNS, CARD_TONES } from './card-layout.ts';
import type { CardSettings } from './use-card-settings.ts';

export type CardEditorProps = {
  readonly settings: CardSettings;
  /** Somebody else's card is looked at, not filled in. */
  readonly isOwn: boolean;
  readonly onChange: (changes: Partial<CardSettings>) => void;
};

/** Design, size and what the owner adds. */
export function CardEditor({ settings, isOwn, onChange }: CardEditorProps) {
  const t = useT('directory-globe');
  return (
    <div css={styles.root}>
      <Segmented
        label={t('card.design')}
        value={settings.design}
        onChange={(design) => onChange({ design })}
        options={CARD_DESIGNS.map((value) => ({ value, label: t(`card.design.${value}`) }))}
      />
      <Segmented
        label={t('card.tone')}
        value={settings.tone}
        onChange={(tone) => onChange({ tone })}
        options={CARD_TONES.map((value) => ({ value, label: t(`card.tone.${value}`) }))}
      />
      <Segmented
        label={t('card.size')}
        value={settings.size}
        onChange={(size) => onChange({ size })}
        options={[
          { value: 'jp', label: t('card.size.jp') },
          { value: 'us', label: t('card.size.us') },
        ]}
      />
      <Checkbox label={t('card.marks')} checked={settings.hasMarks} onChange={(event) => onChange({ hasMarks: event.target.checked })} />
      {isOwn && (
        <>
          <TextField
            label={t('card.job')}
            optional
            maxLength={80}
            autoComplete="organization-title"
            value={settings.title}
            onChange={(event) => onChange({ title: event.target.value })}
          />
          <TextField
            label={t('card.mail')}
            optional
            type="email"
            maxLength={120}
            autoComplete="email"
            value={settings.mail}
            onChange={(event) => onChange({ mail: event.target.value })}
          />
          <TextField
            label={t('card.phone')}
            optional
            type="tel"
            maxLength={40}
            autoComplete="tel"
            value={settings.phone}
            onChange={(event) => onChange({ phone: event.target.value })}
          />
          <Text size="sm" tone="muted">
            {t('card.kept')}
          </Text>
        </>
      )}
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4], alignContent: 'start' }),
};

import { Link, Trans } from '@orime/platform';
import { Button, Heading, Switch, Text, color, css, space } from '@orime/ui';
import { useState } from 'react';
import { SideDialog } from '../side-dialog.tsx';
import { useConsentT } from './consent-texts.ts';
import { decide } from './decide.ts';

export type ConsentDialogProps = {
  readonly isOpen: boolean;
  /** The decision as it stands; null before there is one. */
  readonly consent: boolean | null;
  readonly onClose: () => void;
};

/** What is kept and counted, by kind, with the decision as it stands. */
export function ConsentDialog({ isOpen, consent, onClose }: ConsentDialogProps) {
  const t = useConsentT();
  const [wish, setWish] = useState<boolean | null>(null);
  // Each time it opens it shows what holds, not what was left unsaved.
  if (!isOpen && wish !== null) setWish(null);
  const counts = wish ?? consent ?? false;

  function keep(isAccepted: boolean): void {
    onClose();
    decide(isAccepted);
  }

  return (
    <SideDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('consent.settings')}
      footer={
        <div css={styles.actions}>
          <Button size="lg" block onClick={() => keep(counts)}>
            {t('consent.save')}
          </Button>
          <Button variant="secondary" onClick={() => keep(true)}>
            {t('consent.accept')}
          </Button>
          <Button variant="secondary" onClick={() => keep(false)}>
            {t('consent.refuse')}
          </Button>
        </div>
      }
    >
      <section css={styles.kind}>
        <div css={styles.head}>
          <Heading level={3} size={4}>
            {t('consent.necessary')}
          </Heading>
          <Text size="sm" tone="muted">
            {t('consent.necessary.always')}
          </Text>
        </div>
        <Text size="sm" tone="muted">
          {t('consent.necessary.text')}
        </Text>
        <ul css={styles.list}>
          {NECESSARY.map((key) => (
            <li key={key}>{t(`consent.necessary.${key}`)}</li>
          ))}
        </ul>
      </section>
      <section css={styles.kind}>
        <Heading level={3} size={4}>
          {t('consent.analytics')}
        </Heading>
        <Text size="sm" tone="muted">
          {t('consent.analytics.text')}
        </Text>
        <Switch css={styles.choice} label={t('consent.analytics.switch')} checked={counts} onChange={setWish} />
      </section>
      <Text size="sm" css={styles.policy}>
        <Trans ns="shell" i18nKey="consent.more" components={{ privacy: <Link to="/privacy-policy" onClick={onClose} /> }} />
      </Text>
    </SideDialog>
  );
}

/** Everything that this site keeps in a browser without being asked. */
const NECESSARY = ['session', 'cart', 'preferences', 'answer'] as const;

const styles = {
  kind: css({ display: 'grid', gap: space[3], paddingBlock: space[5], borderBlockEnd: `1px solid ${color.line}` }),
  head: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: space[2] }),
  list: css({
    display: 'grid',
    gap: space[1],
    paddingInlineStart: space[4],
    listStyle: 'disc',
    fontSize: '0.8125rem',
    color: color.muted,
    lineHeight: 1.6,
  }),
  choice: css({ justifyContent: 'space-between', width: '100%' }),
  policy: css({ paddingBlock: space[5] }),
  actions: css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[3], '& > :first-child': { gridColumn: '1 / -1' } }),
};

import type { Application, ApplicationStatus } from '@orime/contracts/api/people/application';
import { Link, useFormat } from '@orime/platform';
import { Badge, Heading, Notice, Text, buttonStyles, color, css, font, media, space } from '@orime/ui';
import type { BadgeTone } from '@orime/ui';
import type { ApplicationLink } from '../intake/intake.api.ts';
import { useSubmittedT } from './appsubmitted-texts.ts';
import { WithdrawButton } from './withdraw-button.tsx';

export type ApplicationStatusViewProps = {
  readonly link: ApplicationLink;
  readonly application: Application;
};

const TONES: Readonly<Record<ApplicationStatus, BadgeTone>> = {
  submitted: 'neutral',
  reviewing: 'neutral',
  info_requested: 'warning',
  approved: 'success',
  rejected: 'neutral',
  withdrawn: 'neutral',
};

const NEXT_STEPS = ['1', '2', '3'] as const;

/** Where an application stands, what comes next, and what its sender may do. */
export function ApplicationStatusView({ link, application }: ApplicationStatusViewProps) {
  const t = useSubmittedT();
  const { date } = useFormat();
  const { status, reference, email, note, files, createdAt } = application;
  const isOpen = status === 'submitted' || status === 'reviewing' || status === 'info_requested';
  const facts = [
    { label: t('appsubmitted.reference'), value: reference },
    { label: t('appsubmitted.sent-on'), value: date(createdAt) },
    { label: t('appsubmitted.email'), value: email },
    {
      label: t('appsubmitted.files'),
      value: files.length === 0 ? t('appsubmitted.none') : files.map(({ name }) => name).join(' · '),
    },
  ];
  return (
    <div css={styles.root}>
      <header css={styles.head}>
        <Badge tone={TONES[status]} css={styles.badge}>
          {t(`appsubmitted.status.${status}`)}
        </Badge>
        <Heading level={1}>{t(`appsubmitted.status.${status}.title`)}</Heading>
        <Text lead tone="muted" css={styles.lead}>
          {t(`appsubmitted.status.${status}.text`)}
        </Text>
      </header>
      {note !== '' && (
        <Notice tone={status === 'info_requested' ? 'warning' : 'info'} title={t('appsubmitted.note')}>
          <p css={styles.note}>{note}</p>
        </Notice>
      )}
      <dl css={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label} css={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {status === 'submitted' && (
        <section css={styles.next} aria-labelledby="next">
          <Heading level={2} size={4} id="next">
            {t('appsubmitted.next')}
          </Heading>
          <ol css={styles.steps}>
            {NEXT_STEPS.map((step) => (
              <li key={step}>{t(`appsubmitted.next.${step}`)}</li>
            ))}
          </ol>
        </section>
      )}
      <div css={styles.actions}>
        {isOpen && (
          <>
            <Link
              css={buttonStyles({ variant: status === 'info_requested' ? 'primary' : 'secondary' })}
              to={`/apply?${new URLSearchParams({ ...link }).toString()}`}
            >
              {t('appsubmitted.edit')}
            </Link>
            <WithdrawButton link={link} />
          </>
        )}
        {(status === 'withdrawn' || status === 'rejected') && (
          <Link css={buttonStyles({ variant: 'secondary' })} to="/apply">
            {t('appsubmitted.again')}
          </Link>
        )}
      </div>
      <Text size="sm" tone="muted">
        {t('appsubmitted.keep')}
      </Text>
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[6] }),
  head: css({ display: 'grid', gap: space[4], paddingBlockStart: space[5] }),
  badge: css({ justifySelf: 'start' }),
  lead: css({ maxWidth: '38rem', fontSize: font.size.lg }),
  note: css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }),
  facts: css({
    display: 'grid',
    borderBlockStart: `1px solid ${color.line}`,
    [media.tablet]: { gridTemplateColumns: '1fr 1fr', columnGap: space[6] },
  }),
  fact: css({
    display: 'grid',
    gap: space[1],
    paddingBlock: space[4],
    borderBlockEnd: `1px solid ${color.line}`,
    overflowWrap: 'anywhere',
    '& dt': { fontSize: font.size.sm, color: color.muted },
    '& dd': { margin: 0, fontSize: font.size.lg, fontVariantNumeric: 'tabular-nums' },
  }),
  next: css({ display: 'grid', gap: space[3] }),
  steps: css({
    listStyle: 'decimal',
    display: 'grid',
    gap: space[3],
    margin: 0,
    paddingInlineStart: space[5],
    '& li::marker': { color: color.muted, fontFamily: font.display },
  }),
  actions: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3], '&:empty': { display: 'none' } }),
};

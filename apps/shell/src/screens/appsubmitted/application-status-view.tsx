import type { Application, ApplicationStatus } from '@orime/contracts/api/people/application';
import { Link, useFormat, useText } from '@orime/platform';
import { Badge, Heading, Notice, Text, buttonStyles, color, css, font, media, space } from '@orime/ui';
import type { BadgeTone } from '@orime/ui';
import type { ApplicationLink } from '../intake/intake.api.ts';
import { NEXT_STEPS, STATUS_WORDS, SUBMITTED_WORDS } from './appsubmitted-words.ts';
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

/** Where an application stands, what comes next, and what its sender may do. */
export function ApplicationStatusView({ link, application }: ApplicationStatusViewProps) {
  const text = useText();
  const { date } = useFormat();
  const { status, reference, email, note, files, createdAt } = application;
  const words = STATUS_WORDS[status];
  const isOpen = status === 'submitted' || status === 'reviewing' || status === 'info_requested';
  const facts = [
    { label: text(SUBMITTED_WORDS.reference), value: reference },
    { label: text(SUBMITTED_WORDS.sentOn), value: date(createdAt) },
    { label: text(SUBMITTED_WORDS.email), value: email },
    {
      label: text(SUBMITTED_WORDS.files),
      value: files.length === 0 ? text(SUBMITTED_WORDS.none) : files.map(({ name }) => name).join(' · '),
    },
  ];
  return (
    <div css={styles.root}>
      <header css={styles.head}>
        <Badge tone={TONES[status]} css={styles.badge}>
          {text(words.label)}
        </Badge>
        <Heading level={1}>{text(words.title)}</Heading>
        <Text tone="muted" css={styles.lead}>
          {text(words.text)}
        </Text>
      </header>
      {note !== '' && (
        <Notice tone={status === 'info_requested' ? 'warning' : 'info'} title={text(SUBMITTED_WORDS.note)}>
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
            {text(SUBMITTED_WORDS.next)}
          </Heading>
          <ol css={styles.steps}>
            {NEXT_STEPS.map((step) => (
              <li key={step.en}>{text(step)}</li>
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
              {text(SUBMITTED_WORDS.edit)}
            </Link>
            <WithdrawButton link={link} />
          </>
        )}
        {(status === 'withdrawn' || status === 'rejected') && (
          <Link css={buttonStyles({ variant: 'secondary' })} to="/apply">
            {text(SUBMITTED_WORDS.again)}
          </Link>
        )}
      </div>
      <Text size="sm" tone="muted">
        {text(SUBMITTED_WORDS.keep)}
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
    '& li::marker': { color: color.accent, fontFamily: font.display },
  }),
  actions: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3], '&:empty': { display: 'none' } }),
};

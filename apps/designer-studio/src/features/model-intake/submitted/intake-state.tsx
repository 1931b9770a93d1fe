import type { ModelIntake, ModelIntakeStatus } from '@orime/contracts/api/people/model-intake';
import { Link, useFormat } from '@orime/platform';
import { Badge, buttonStyles, color, css, font, Heading, media, Notice, space, Text, type BadgeTone } from '@orime/ui';
import { editPath } from '../intake-link.ts';
import { useIntakeT } from '../intake-texts.ts';
import type { IntakeLink } from '../intake.api.ts';
import { WithdrawIntake } from './withdraw-intake.tsx';

export type IntakeStateProps = { readonly link: IntakeLink; readonly intake: ModelIntake };

const TONES: Readonly<Record<ModelIntakeStatus, BadgeTone>> = {
  new: 'neutral',
  reviewing: 'neutral',
  approved: 'success',
  declined: 'neutral',
  withdrawn: 'neutral',
};
const NEXT_STEPS = ['1', '2', '3'] as const;

/** Where a casting form stands, what comes next, and what its sender may do. */
export function IntakeState({ link, intake }: IntakeStateProps) {
  const t = useIntakeT();
  const { date } = useFormat();
  const { status, reference, email, note, photos, createdAt, modelId, measurements } = intake;
  const isOpen = status === 'new' || status === 'reviewing';
  const facts = [
    { label: t('submitted.reference'), value: reference },
    { label: t('submitted.sent-on'), value: date(createdAt) },
    { label: t('submitted.email'), value: email },
    { label: t('submitted.photos'), value: t('submitted.photo-count', { count: photos.length }) },
    { label: t('submitted.measurements'), value: t('submitted.measurement-line', { ...measurements }) },
  ];
  return (
    <div css={styles.root}>
      <header css={styles.head}>
        <Badge tone={TONES[status]} css={styles.badge}>
          {t(`submitted.status.${status}`)}
        </Badge>
        <Heading level={1}>{t(`submitted.status.${status}.title`)}</Heading>
        <Text lead tone="muted" css={styles.lead}>
          {t(`submitted.status.${status}.text`)}
        </Text>
      </header>
      {note !== '' && (
        <Notice title={t('submitted.note')}>
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
      {status === 'new' && (
        <section css={styles.next} aria-labelledby="next">
          <Heading level={2} size={4} id="next">
            {t('submitted.next')}
          </Heading>
          <ol css={styles.steps}>
            {NEXT_STEPS.map((step) => (
              <li key={step}>{t(`submitted.next.${step}`)}</li>
            ))}
          </ol>
        </section>
      )}
      <div css={styles.actions}>
        {isOpen && (
          <>
            <Link css={buttonStyles({ variant: 'secondary' })} to={editPath(link)}>
              {t('submitted.edit')}
            </Link>
            <WithdrawIntake link={link} />
          </>
        )}
        {modelId !== null && (
          <Link css={buttonStyles()} to={`/model/${modelId}`}>
            {t('submitted.page')}
          </Link>
        )}
        {(status === 'withdrawn' || status === 'declined') && (
          <Link css={buttonStyles({ variant: 'secondary' })} to="/model-intake">
            {t('submitted.again')}
          </Link>
        )}
      </div>
      <Text size="sm" tone="muted">
        {t('submitted.keep')}
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

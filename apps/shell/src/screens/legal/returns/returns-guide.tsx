import { Link, useSession, useText } from '@orime/platform';
import { Text, buttonStyles, color, css, font, media, space } from '@orime/ui';
import { useHasRoute } from '../../../routing/routes-context.tsx';
import { LegalPanel } from '../legal-panel.tsx';
import { RETURNS } from './returns-content.ts';
import { ReturnsTable } from './returns-table.tsx';

/** Where an order is looked up without knowing it: the screen asks for number and address. */
const FIND_ORDER = '/order-info/find';
const MY_ORDERS = '/consumer/dashboard';

/** The practical side of the return policy: begin one, its steps, what differs by market. */
export function ReturnsGuide() {
  const text = useText();
  const hasRoute = useHasRoute();
  const isMember = useSession().status === 'signed-in' && hasRoute(MY_ORDERS);
  const { start, steps } = RETURNS;
  return (
    <>
      <LegalPanel title={text(start.title)} id="start" onScreenOnly>
        <Text tone="muted">{text(start.text)}</Text>
        <div css={styles.actions}>
          {isMember && (
            <Link css={buttonStyles()} to={MY_ORDERS}>
              {text(start.mine)}
            </Link>
          )}
          {hasRoute(FIND_ORDER) && (
            <Link css={buttonStyles({ variant: isMember ? 'secondary' : 'primary' })} to={FIND_ORDER}>
              {text(start.find)}
            </Link>
          )}
        </div>
      </LegalPanel>
      <LegalPanel title={text(steps.title)}>
        <ol css={styles.steps}>
          {steps.list.map((step, index) => (
            <li key={step.en} css={styles.step}>
              <span css={styles.number} aria-hidden>
                {index + 1}
              </span>
              {text(step)}
            </li>
          ))}
        </ol>
      </LegalPanel>
      <ReturnsTable />
    </>
  );
}

const styles = {
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: space[3] }),
  steps: css({
    display: 'grid',
    gap: space[4],
    width: '100%',
    listStyle: 'none',
    [media.tablet]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  }),
  step: css({
    display: 'grid',
    gridTemplateColumns: '2rem 1fr',
    alignContent: 'start',
    fontSize: font.size.sm,
    [media.tablet]: { gridTemplateColumns: '1fr', gap: space[2] },
  }),
  number: css({ fontFamily: font.display, fontSize: font.size.h3, lineHeight: 1, color: color.muted }),
};

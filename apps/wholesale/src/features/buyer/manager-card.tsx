import type { Buyer } from '@orime/contracts/api/trade/buyer';
import { openChat, useT } from '@orime/platform';
import { Button, buttonStyles, Cluster, color, css, font, Heading, space, Text } from '@orime/ui';

/** Who looks after a company, and how to reach them. */
export function ManagerCard({ manager }: { readonly manager: Buyer['manager'] }) {
  const t = useT('wholesale');
  return (
    <section css={styles.root} aria-labelledby="manager">
      <Heading id="manager" level={2} size={4}>
        {t('buyer.manager')}
      </Heading>
      {manager === null ? (
        <Text size="sm" tone="muted">
          {t('buyer.manager.none')}
        </Text>
      ) : (
        <>
          <div css={styles.person}>
            <span css={styles.initial} aria-hidden>
              {[...manager.name][0]}
            </span>
            <span>
              <strong>{manager.name}</strong>
              <Text size="sm" tone="muted">
                {manager.email}
              </Text>
            </span>
          </div>
          <Text size="sm" tone="muted">
            {t('buyer.manager.text')}
          </Text>
          <Cluster gap={2}>
            {/* The dock says by itself why a conversation cannot be opened. */}
            <Button size="sm" onClick={() => void openChat({ userId: manager.id }).catch(() => undefined)}>
              {t('buyer.manager.message', { name: manager.name })}
            </Button>
            <a css={buttonStyles({ variant: 'ghost', size: 'sm' })} href={`mailto:${manager.email}`}>
              {t('buyer.manager.write')}
            </a>
          </Cluster>
        </>
      )}
    </section>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gap: space[3],
    justifyItems: 'start',
    padding: space[4],
    background: color.surface,
    boxShadow: `inset 0 0 0 1px ${color.line}`,
  }),
  person: css({ display: 'flex', gap: space[3], alignItems: 'center', overflowWrap: 'anywhere' }),
  initial: css({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    borderRadius: '50%',
    background: color.sunken,
    fontFamily: font.display,
    fontSize: font.size.lg,
  }),
};

import type { Event } from '@orime/contracts/api/editorial/event';
import { useFormat, useT, useText } from '@orime/platform';
import { color, css, font, Heading, space } from '@orime/ui';

/** What happens when, on the venue's clock; nothing without a programme. */
export function Programme({ event }: { readonly event: Event }) {
  const t = useT('magazine');
  const text = useText();
  const format = useFormat();
  if (event.programme.length === 0) return null;
  return (
    <section css={styles.root} aria-labelledby="programme">
      <Heading level={2} size={3} id="programme">
        {t('nyfw-invitation.programme')}
      </Heading>
      <ol css={styles.list}>
        {event.programme.map((entry) => (
          <li key={entry.at} css={styles.entry}>
            <time dateTime={entry.at} css={styles.time}>
              {format.date(entry.at, { hour: 'numeric', minute: '2-digit', timeZone: event.timeZone })}
            </time>
            <span>{text(entry.text)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4] }),
  list: css({ listStyle: 'none', margin: 0, padding: 0 }),
  entry: css({
    display: 'grid',
    gridTemplateColumns: '6rem minmax(0, 1fr)',
    gap: space[4],
    paddingBlock: space[3],
    borderBlockStart: `1px solid ${color.line}`,
  }),
  time: css({ fontVariantNumeric: 'tabular-nums', color: color.muted, fontSize: font.size.md }),
};

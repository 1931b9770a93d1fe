import { useText } from '@orime/platform';
import { Text, color, css, font, media, visuallyHidden } from '@orime/ui';
import { factsTable } from './facts-table.ts';
import { LegalPanel } from './legal-panel.tsx';
import { PRIVACY, STORED } from './privacy-content.ts';

/** Every entry by name: what it is for and how long it stays. */
export function CookieTable() {
  const text = useText();
  const { table } = PRIVACY;
  return (
    <LegalPanel title={text(table.title)} id="cookies">
      <table css={[factsTable, styles.table]}>
        <caption css={visuallyHidden}>{text(table.title)}</caption>
        <thead>
          <tr>
            <th scope="col">{text(table.name)}</th>
            <th scope="col">{text(table.purpose)}</th>
            <th scope="col">{text(table.kept)}</th>
          </tr>
        </thead>
        <tbody>
          {STORED.map(({ name, place, purpose, kept }) => (
            <tr key={name}>
              <th scope="row">
                <code css={styles.name}>{name}</code>
                <span css={styles.place}>{text(table.places[place])}</span>
              </th>
              <td>{text(purpose)}</td>
              <td>{text(kept)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Text size="sm" tone="muted">
        {text(table.text)}
      </Text>
    </LegalPanel>
  );
}

const styles = {
  table: css({ '& tbody th': { width: '34%', [media.tablet]: { width: '11rem' } } }),
  name: css({ fontFamily: 'ui-monospace, SFMono-Regular, Menlo, monospace', fontSize: font.size.xs, overflowWrap: 'anywhere' }),
  place: css({ display: 'block', fontSize: font.size.xs, fontWeight: font.weight.regular, color: color.muted }),
};

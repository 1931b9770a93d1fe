import { useT } from '@orime/platform';
import { Disclosure, Notice, Text, css, font, space } from '@orime/ui';

/** What an installation without Google's keys does instead, and what it would need. */
export function NotConfigured() {
  const t = useT('admin');
  return (
    <Notice tone="info" title={t('gmail.off')}>
      <div css={styles.root}>
        <Text size="sm">{t('gmail.off.smtp')}</Text>
        <Disclosure title={t('gmail.off.how')}>
          <Text size="sm">{t('gmail.off.text')}</Text>
          <ul css={styles.list}>
            {SETTINGS.map((name) => (
              <li key={name}>
                <code css={styles.code}>{name}</code>
              </li>
            ))}
          </ul>
        </Disclosure>
      </div>
    </Notice>
  );
}

const SETTINGS = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'];

const styles = {
  root: css({ display: 'grid', gap: space[2], marginBlockStart: space[2] }),
  list: css({ paddingInlineStart: space[5] }),
  code: css({ fontFamily: 'ui-monospace, monospace', fontSize: font.size.sm, overflowWrap: 'anywhere' }),
};

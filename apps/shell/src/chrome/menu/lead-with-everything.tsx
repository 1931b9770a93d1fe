import { resetGender, useGender, useT } from '@orime/platform';
import { Button, Text, css, space } from '@orime/ui';

/** Says that the shop leads with one gender, and takes it back (decision T21). Nothing before it does. */
export function LeadWithEverything() {
  const t = useT('shell');
  const gender = useGender();
  if (gender === null) return null;
  return (
    <div css={styles.root}>
      <Text size="sm">{t(`gender.leads.${gender}`)}</Text>
      <Button size="sm" variant="secondary" onClick={resetGender}>
        {t('gender.reset')}
      </Button>
    </div>
  );
}

const styles = { root: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space[2] }) };

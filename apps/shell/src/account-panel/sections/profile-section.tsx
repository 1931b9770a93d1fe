import { useSession } from '@orime/platform';
import { color, css, font, space } from '@orime/ui';
import { useAccountT } from '../account-texts.ts';
import { SectionPart } from '../section-part.tsx';
import { AddressState } from './address-state.tsx';
import { KindChange } from './kind-change.tsx';

/** Who one is here: name, address, kind of account. */
export function ProfileSection() {
  const t = useAccountT();
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  const { user } = session;
  return (
    <>
      <SectionPart title={t('account.profile.title')}>
        <dl css={styles.facts}>
          <dt>{t('form.name')}</dt>
          <dd>{user.name}</dd>
          <dt>{t('form.email')}</dt>
          <dd>
            <AddressState user={user} />
          </dd>
        </dl>
      </SectionPart>
      {user.staffRole === 'none' && (
        <SectionPart title={t('account.kind.title')} text={t('account.kind.text')}>
          <KindChange user={user} />
        </SectionPart>
      )}
    </>
  );
}

const styles = {
  facts: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(6rem, auto) 1fr',
    gap: `${space[3]} ${space[5]}`,
    '& > dt': { color: color.muted },
    '& > dd': { fontWeight: font.weight.medium, overflowWrap: 'anywhere' },
  }),
};

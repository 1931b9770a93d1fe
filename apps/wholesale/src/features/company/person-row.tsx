import type { CompanyRole } from '@orime/contracts/api/trade/buyer';
import type { CompanyMember } from '@orime/contracts/api/trade/buyer-member';
import { useT } from '@orime/platform';
import { Badge, Button, color, css, font, Select, space, Text } from '@orime/ui';
import { ROLES } from './company.api.ts';

type PersonRowProps = {
  readonly person: CompanyMember;
  readonly isYou: boolean;
  /** Whether the reader owns the company. */
  readonly mayChange: boolean;
  readonly onRole: (role: CompanyRole) => void;
  readonly onGo: () => void;
};

/** One of a company's people. */
export function PersonRow({ person, isYou, mayChange, onRole, onGo }: PersonRowProps) {
  const t = useT('wholesale');
  const { name, email, role, isLead } = person;
  function handleChange(value: string): void {
    const next = ROLES.find((one) => one === value);
    if (next !== undefined && next !== role) onRole(next);
  }

  return (
    <li css={styles.row}>
      <div css={styles.words}>
        <p css={styles.name}>
          {name}
          {isYou && <Badge>{t('people.you')}</Badge>}
          {isLead && <Badge>{t('people.lead')}</Badge>}
        </p>
        <Text size="sm" tone="muted" css={styles.email}>
          {email}
        </Text>
        {!mayChange && <Text size="sm">{t(`people.role.${role}`)}</Text>}
      </div>
      <div css={styles.actions}>
        {mayChange && (
          <Select
            css={styles.role}
            label={t('people.role.of', { name })}
            hideLabel
            dense
            value={role}
            onChange={({ target }) => handleChange(target.value)}
          >
            {ROLES.map((one) => (
              <option key={one} value={one}>
                {t(`people.role.${one}`)}
              </option>
            ))}
          </Select>
        )}
        {isYou && (
          <Button variant="secondary" size="sm" css={styles.go} onClick={onGo}>
            {t('people.leave')}
          </Button>
        )}
        {!isYou && mayChange && (
          <Button variant="secondary" size="sm" css={styles.go} onClick={onGo} aria-label={t('people.remove.of', { name })}>
            {t('people.remove')}
          </Button>
        )}
      </div>
    </li>
  );
}

const styles = {
  row: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[2]} ${space[4]}`,
    paddingBlock: space[4],
    borderBlockEnd: `1px solid ${color.line}`,
  }),
  words: css({ flex: '1 1 14rem', minWidth: 0 }),
  name: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    fontWeight: font.weight.medium,
    overflowWrap: 'anywhere',
  }),
  email: css({ overflowWrap: 'anywhere' }),
  actions: css({ display: 'flex', alignItems: 'center', gap: space[3] }),
  role: css({ minWidth: '9rem' }),
  go: css({ minWidth: '5.5rem' }),
};

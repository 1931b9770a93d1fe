import { color, css, space } from '@orime/ui';
import { MIN_PASSWORD } from './checks.ts';
import { useSignInT } from './sign-in-texts.ts';

/** How hard a password is to guess, in words and as a bar. The api checks its length, and refuses what is guessed first. */
export function PasswordStrength({ password }: { readonly password: string }) {
  const t = useSignInT();
  const strength = strengthOf(password);
  if (password === '') return t('form.password.hint', { count: MIN_PASSWORD });
  return (
    <span css={styles.root}>
      <span css={styles.bar} aria-hidden>
        <span css={styles.fill} style={{ '--share': `${String((strength + 1) * 25)}%` }} />
      </span>
      <span aria-live="polite">{t(`form.password.strength.${String(strength)}`)}</span>
    </span>
  );
}

/** 0 too short, 1 weak, 2 good, 3 strong: length counts most, variety a little. */
export function strengthOf(password: string): 0 | 1 | 2 | 3 {
  if (password.length < MIN_PASSWORD) return 0;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length;
  const variety = new Set(password).size;
  if (variety < 5) return 1;
  const points = Number(password.length >= 14) + Number(kinds >= 3) + Number(password.length >= 18);
  return points >= 2 ? 3 : points === 1 ? 2 : 1;
}

const styles = {
  root: css({ display: 'flex', alignItems: 'center', gap: space[3] }),
  bar: css({ flex: 'none', width: '6rem', height: 4, background: color.line }),
  fill: css({ display: 'block', width: 'var(--share)', height: '100%', background: color.text }),
};

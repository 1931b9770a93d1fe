import type { RouteDeclaration } from '@orime/contracts';
import { Button, Cluster, color, css, font, space } from '@orime/ui';
import { Link } from 'react-router-dom';
import { setLanguage, useLanguage } from '../i18n/language.ts';
import { setTheme, useTheme } from '../state/theme.ts';
import { AloneCarts } from './alone-carts.tsx';

/** Development stand-in for the shell's header: links to the remote's pages, language and theme switches, the carts. */
export function AloneBar({ name, routes }: { readonly name: string; readonly routes: readonly RouteDeclaration[] }) {
  const language = useLanguage();
  const theme = useTheme();
  return (
    <header css={styles.bar}>
      <strong>{name}</strong>
      <nav aria-label="Pages of this remote" css={styles.pages}>
        {routes
          .filter(({ path }) => !path.includes(':'))
          .map(({ path }) => (
            <Link key={path} to={path}>
              {path}
            </Link>
          ))}
      </nav>
      <Cluster>
        <Button variant="ghost" size="sm" onClick={() => void setLanguage(language === 'en' ? 'jp' : 'en')}>
          {language === 'en' ? '日本語' : 'English'}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>
          {theme === 'dark' ? 'Light' : 'Dark'}
        </Button>
      </Cluster>
      <AloneCarts />
    </header>
  );
}

const styles = {
  bar: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[4],
    padding: space[3],
    borderBlockEnd: `1px solid ${color.line}`,
    fontFamily: font.sans,
  }),
  pages: css({ display: 'flex', flexWrap: 'wrap', gap: space[3], flex: 1 }),
};

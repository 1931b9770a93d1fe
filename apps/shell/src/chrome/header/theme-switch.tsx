import { setTheme, useT, useTheme } from '@orime/platform';
import { Switch } from '@orime/ui';

export function ThemeSwitch({ className }: { readonly className?: string }) {
  const t = useT('shell');
  const theme = useTheme();
  return (
    <Switch
      className={className}
      label={t('theme.dark')}
      checked={theme === 'dark'}
      onChange={(isDark) => setTheme(isDark ? 'dark' : 'light')}
    />
  );
}

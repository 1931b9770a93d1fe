import type { Language } from '@orime/contracts';
import { setLanguage, useLanguage, useMarket, useT } from '@orime/platform';
import { Segmented, showToast } from '@orime/ui';
import { chooseJapaneseMarket } from '../market/choose-japanese-market.ts';

const OPTIONS = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'jp', label: '日本語', lang: 'ja' },
] as const;

/** Changes the language of everything on the page at once, or of nothing when some texts cannot be had. */
export function LanguageSwitch({ className }: { readonly className?: string }) {
  const t = useT('shell');
  const language = useLanguage();
  const { code } = useMarket();

  async function handleChange(next: Language): Promise<void> {
    try {
      await setLanguage(next);
      if (next === 'jp') chooseJapaneseMarket(code);
    } catch {
      showToast({ tone: 'danger', message: t('language.failed') });
    }
  }

  return (
    <Segmented
      className={className}
      label={t('language.label')}
      options={OPTIONS}
      value={language}
      onChange={(next) => void handleChange(next)}
    />
  );
}

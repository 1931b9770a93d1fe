import type { Language } from '@orime/contracts';
import { setLanguage, useLanguage, useMarket, useT } from '@orime/platform';
import { Segmented, showToast } from '@orime/ui';
import { useOfferYen } from './use-offer-yen.ts';

const OPTIONS = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'jp', label: '日本語', lang: 'ja' },
] as const;

/** Changes the language of everything on the page at once, or of nothing when some texts cannot be had. */
export function LanguageSwitch({ className }: { readonly className?: string }) {
  const t = useT('shell');
  const language = useLanguage();
  const { code } = useMarket();
  const offerYen = useOfferYen();

  async function handleChange(next: Language): Promise<void> {
    try {
      await setLanguage(next);
      if (next === 'jp' && code !== 'JP') offerYen();
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

import type { LocalText } from '@orime/contracts';

const say = (en: string, jp: string): LocalText => ({ en, jp });

export const NOT_FOUND = {
  search: say('Search the garments', '服を探す'),
  placeholder: say('Indigo coat, silk, Ito …', '藍のコート、絹、伊藤…'),
  submit: say('Search', '検索'),
  elsewhere: say('Or go on from here', 'こちらからもお進みいただけます'),
} as const;

import type { LocalText } from '@orime/contracts';
import type { ApplicationKind, PriceRange } from '@orime/contracts/api/people/application';

export const KIND_WORDS: Readonly<Record<ApplicationKind, { readonly label: LocalText; readonly hint: LocalText }>> = {
  designer: { label: { en: 'Designer', jp: 'デザイナー' }, hint: { en: 'I sell work of my own.', jp: '自分の作品を販売する' } },
  brand: { label: { en: 'Brand', jp: 'ブランド' }, hint: { en: 'We are a label with a team.', jp: 'チームでブランドを運営している' } },
  producer: {
    label: { en: 'Producer', jp: 'つくり手（生産者）' },
    hint: { en: 'We weave, dye, knit or sew for others.', jp: '織り・染め・編み・縫製を請け負う' },
  },
  press: {
    label: { en: 'Press', jp: 'メディア' },
    hint: { en: 'I write or photograph for a publication.', jp: '媒体で執筆・撮影をしている' },
  },
  team: { label: { en: 'Team', jp: 'スタッフ' }, hint: { en: 'I would like to work at Orime.', jp: 'Orimeで働きたい' } },
};
export const KINDS = Object.keys(KIND_WORDS) as readonly ApplicationKind[]; // keys of a complete record

export const PRICE_WORDS: Readonly<Record<PriceRange, LocalText>> = {
  accessible: { en: 'Under $150', jp: '2万円未満' },
  middle: { en: '$150 to $400', jp: '2万〜6万円' },
  high: { en: '$400 to $1,000', jp: '6万〜15万円' },
  couture: { en: 'Over $1,000', jp: '15万円以上' },
};

/** What is wrong with a field; said for our own checks and for the api's alike. */
export const WRONG = {
  name: { en: 'Please tell us your name.', jp: 'お名前を入力してください。' },
  brand: { en: 'Please name your brand, workshop or publication.', jp: 'ブランド・工房・媒体名を入力してください。' },
  email: {
    en: 'Please enter an e-mail address such as name@example.com.',
    jp: 'name@example.comのような形式でメールアドレスを入力してください。',
  },
  country: { en: 'Please choose a country.', jp: '国・地域を選択してください。' },
  website: { en: 'Please enter an address such as https://example.com.', jp: 'https://example.comのような形式で入力してください。' },
  instagram: { en: 'Please enter an account name such as @studio.', jp: '@studioのような形式でアカウント名を入力してください。' },
  yearFounded: {
    en: 'Please enter a year such as 2016, not in the future.',
    jp: '2016のように、西暦4桁で入力してください（未来の年は入力できません）。',
  },
  statement: { en: 'Please write at least 30 characters about your work.', jp: '仕事について30文字以上でご記入ください。' },
  consent: { en: 'Without this we may not read your application.', jp: '同意いただけない場合、お申し込みを拝読できません。' },
} as const satisfies Record<string, LocalText>;

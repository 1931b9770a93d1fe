import type { LocalText } from '../vocabulary/local-text.ts';

export interface EventSource {
  readonly slug: string;
  readonly title: LocalText;
  readonly summary: LocalText;
  readonly venue: LocalText;
  readonly address: LocalText;
  readonly city: string;
  readonly country: string;
  /** Degrees. */
  readonly lat: number;
  readonly lon: number;
  readonly timeZone: string;
  /** From the day of loading; negative is past. */
  readonly inDays: number;
  /** Of the start, on the clock in UTC. */
  readonly utcHour: number;
  readonly hours: number;
  readonly seats: number;
  readonly programme: readonly { readonly minutes: number; readonly text: LocalText }[];
  /** Keys of what is shown once it is over. */
  readonly pictures: readonly string[];
}

export const events: readonly EventSource[] = [
  {
    slug: 'nyfw',
    title: { en: 'Orime in New York', jp: 'Orime イン・ニューヨーク' },
    summary: {
      en: 'Twelve houses from nine countries show one look each, in a room small enough to hear the cloth. No runway and no front row: the makers stand beside their work, and you may touch the sleeves.',
      jp: '9か国・12組の作り手が、それぞれ一着だけを携えて集います。ランウェイも最前列もありません。布の音が聞こえるほどの小さな部屋で、作り手の隣で、どうぞ袖に触れてご覧ください。',
    },
    venue: { en: 'The Selvedge Room', jp: 'ザ・セルヴィッジ・ルーム' },
    address: { en: '418 Example Street, 6th floor, New York, NY 10001', jp: 'ニューヨーク州ニューヨーク市エグザンプル通り418番地6階' },
    city: 'New York',
    country: 'US',
    lat: 40.7527,
    lon: -73.9985,
    timeZone: 'America/New_York',
    inDays: 75,
    utcHour: 23,
    hours: 4,
    seats: 180,
    programme: [
      { minutes: 0, text: { en: 'Doors and tea', jp: '開場・お茶のおもてなし' } },
      { minutes: 45, text: { en: 'Twelve looks, twelve makers', jp: '12の装い、12人の作り手' } },
      { minutes: 120, text: { en: 'A conversation on repair', jp: '繕いについての対話' } },
      { minutes: 165, text: { en: 'Open room', jp: '自由見学' } },
    ],
    pictures: [],
  },
  {
    slug: 'indigo-evening-kyoto',
    title: { en: 'An evening of indigo', jp: '藍の夕べ' },
    summary: {
      en: 'Three dyers open their notebooks, and a vat, for one evening by the river.',
      jp: '三人の染め手が、川辺で一夜だけ、帳面と藍甕をひらきました。',
    },
    venue: { en: 'Kamo House', jp: '鴨の家' },
    address: { en: 'Example-cho 3, Sakyo, Kyoto', jp: '京都市左京区エグザンプル町3' },
    city: 'Kyoto',
    country: 'JP',
    lat: 35.0312,
    lon: 135.7722,
    timeZone: 'Asia/Tokyo',
    inDays: -120,
    utcHour: 9,
    hours: 3,
    seats: 40,
    programme: [
      { minutes: 0, text: { en: 'Doors', jp: '開場' } },
      { minutes: 30, text: { en: 'The vat', jp: '藍甕を囲んで' } },
    ],
    pictures: ['producer/nakagiri-indigo/cover', 'design/fold-haori-indigo/front', 'design/fold-haori-indigo/macro'],
  },
];

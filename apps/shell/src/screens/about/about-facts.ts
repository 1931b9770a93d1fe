import type { LocalText } from '@orime/contracts';

const say = (en: string, jp: string): LocalText => ({ en, jp });

/** Years, people and addresses; they belong to the shell and change with it. */
export const ABOUT_FACTS = {
  timeline: {
    title: say('So far', 'これまで'),
    years: [
      {
        year: 2022,
        text: say(
          'Four designers share a rail at a market in Yanaka, Tokyo. The first coat goes to somebody who asks who wove the cloth.',
          '東京・谷中の市で、四人のデザイナーがひとつのラックを分け合う。最初のコートは、「この布は誰が織ったのですか」と尋ねた方のもとへ。',
        ),
      },
      {
        year: 2023,
        text: say(
          'The answer becomes a page, then forty pages, in two languages.',
          'その答えが一枚のページになり、やがて二つの言語で四十枚になる。',
        ),
      },
      {
        year: 2024,
        text: say(
          'Shops begin to order by size run; mills and dye houses join the map.',
          'お店がサイズごとの卸注文を始め、織元や染め場が地図に加わる。',
        ),
      },
      {
        year: 2025,
        text: say(
          'The magazine is founded, so that the stories need no longer fit on a label.',
          'タグに収まりきらない物語のために、マガジンを創刊。',
        ),
      },
      {
        year: 2026,
        text: say(
          'Shop, wholesale, studio, magazine and map become one site.',
          'ショップ、卸、スタジオ、マガジン、地図が、ひとつのサイトになる。',
        ),
      },
    ],
  },
  team: {
    title: say('Who answers', '運営する人たち'),
    people: [
      { name: say('Asami Toba', '鳥羽 麻美'), role: say('Founded Orime and is responsible for it', '創業者・運営責任者') },
      { name: say('Hana Kuroiwa', '黒岩 はな'), role: say('Edits the magazine and the Japanese pages', 'マガジン編集・日本語ページ担当') },
      {
        name: say('Tobias Merrin', 'トビアス・メリン'),
        role: say('Edits the English pages and looks at every design', '英語ページ編集・作品の確認'),
      },
      { name: say('Ama Quist', 'アマ・クイスト'), role: say('Visits workshops and looks after producers', '工房訪問・生産者担当') },
    ],
  },
  contact: {
    title: say('Write to us', 'お問い合わせ'),
    text: say('A person answers, as a rule within two working days.', '担当者が、原則として二営業日以内にお返事します。'),
    addresses: [
      { topic: say('Orders, accounts, everything else', 'ご注文、アカウント、その他'), email: 'help@example.com' },
      { topic: say('Personal data', '個人情報'), email: 'privacy@example.com' },
    ],
  },
  company: {
    title: say('Company', '運営会社'),
    facts: [
      { name: say('Name', '社名'), value: say('Orime KK', 'Orime株式会社') },
      {
        name: say('Address', '所在地'),
        value: say('0-14 Yanaka 2-chome, Taito-ku, Tokyo 110-0001, Japan', '〒110-0001 東京都台東区谷中2丁目0番14号'),
      },
      { name: say('Responsible', '運営責任者'), value: say('Asami Toba', '鳥羽 麻美') },
    ],
    disclosure: say('Information under the Act on Specified Commercial Transactions', '特定商取引法に基づく表記'),
  },
  hint: {
    text: say('This site has one more fold than its menus show.', 'このサイトには、メニューに載っていない折目がひとつあります。'),
    link: say('Unfold it', 'ひらいてみる'),
  },
} as const;

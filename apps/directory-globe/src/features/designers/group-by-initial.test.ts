import { describe, expect, test } from '@jest/globals';
import { profile } from '../../sample-places.fixture.ts';
import { groupByInitial } from './group-by-initial.ts';
import { kanaInitial } from './kana-initial.ts';

describe('the kana of a name', () => {
  test.each([
    ['Ito Kasumi', '伊藤霞', 'い'],
    ['Shoji Aoi', '庄司葵', 'し'],
    ['Chiba Ren', '千葉蓮', 'ち'],
    ['Kyogoku Rei', '京極玲', 'き'],
    ['Tsuda Mei', '津田芽衣', 'つ'],
    ['Jinbo Yu', '神保悠', 'し'],
    ['Fukuda An', '福田杏', 'ふ'],
    ['Yukawa Sora', '湯川空', 'ゆ'],
    ['Ōno Sei', '大野聖', 'お'],
    ['Adaeze Obi', 'アダエゼ・オビ', 'あ'],
    ['Giulia Porta', 'ジュリア・ポルタ', 'し'],
    ['Ntombi', 'ンtombi', 'ん'],
    ['Anna Berg', '', null],
    ['Ngo', '吳', null],
  ])('%s, %s: %s', (name, nameJp, initial) => expect(kanaInitial(name, nameJp)).toBe(initial));
});

test('groups are in the order of the language, names of neither script last', () => {
  const profiles = [
    profile('wada', 'Wada Kei', { nameJp: '和田圭' }),
    profile('aoki', 'Aoki Mio', { nameJp: '青木澪' }),
    profile('odile', 'Odile Marchand', { nameJp: '' }),
    profile('edna', 'Édna Reis', { nameJp: 'エドナ・レイス' }),
    profile('one', '1040', { nameJp: '' }),
  ];
  const initials = (language: 'en' | 'jp') => groupByInitial(profiles, language).map(({ initial }) => initial);
  expect(initials('en')).toEqual(['A', 'E', 'O', 'W', '#']);
  expect(initials('jp')).toEqual(['あ', 'わ', 'O', '#']);
});

test('a row of the syllabary is in its own order, and ん stands in the last one', () => {
  const profiles = [
    profile('kobayashi', 'Kobayashi Ema', { nameJp: '小林恵麻' }),
    profile('ntombi', 'Ntombi', { nameJp: 'ントンビ' }),
    profile('kimura', 'Kimura Sho', { nameJp: '木村翔' }),
    profile('wada', 'Wada Kei', { nameJp: '和田圭' }),
    profile('garcia', 'Garcia Luz', { nameJp: 'ガルシア・ルス' }),
  ];
  expect(groupByInitial(profiles, 'jp').map(({ initial, profiles: members }) => [initial, members.map(({ name }) => name)])).toEqual([
    ['か', ['Garcia Luz', 'Kimura Sho', 'Kobayashi Ema']],
    ['わ', ['Wada Kei', 'Ntombi']],
  ]);
});

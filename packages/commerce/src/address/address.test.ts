import { describe, expect, test } from '@jest/globals';
import { addressLine, addressLines } from './address-lines.ts';
import { addressProblems, needsRegion } from './address-rules.ts';
import { findPrefecture, PREFECTURES, prefectureOfPostal } from './prefectures.ts';
import { stateOfZip, US_STATES } from './us-states.ts';

describe('the state of a ZIP code', () => {
  test.each([
    ['10013', 'NY'],
    ['97209-1234', 'OR'],
    ['02134', 'MA'],
    ['00501', 'NY'],
    ['20001', 'DC'],
    ['20101', 'VA'],
    ['06390', 'NY'],
    ['83414', 'WY'],
    ['96799', 'AS'],
    ['９０２１０', 'CA'],
    ['96910', undefined],
    ['00000', undefined],
    ['1001', undefined],
    ['', undefined],
  ])('%s: %s', (zip, state) => {
    expect(stateOfZip(zip)).toBe(state);
  });

  test('is one of the list, for every prefix', () => {
    const known = new Set(US_STATES.map(([code]) => code));
    const found = Array.from({ length: 1000 }, (_, prefix) => stateOfZip(`${String(prefix).padStart(3, '0')}01`));
    expect(found.filter((state) => state !== undefined && !known.has(state))).toEqual([]);
    // 50 states, the district, Puerto Rico, the Virgin Islands and three military regions; shared territories are asked for.
    expect(new Set(found.filter((state) => state !== undefined)).size).toBe(56);
  });
});

describe('the prefecture', () => {
  test.each([
    ['770-0911', '徳島県'],
    ['１５０ー０００１', '東京都'],
    ['0600001', '北海道'],
    ['9800811', '宮城県'],
    ['15000', undefined],
    ['', undefined],
  ])('of %s is %s', (postal, prefecture) => {
    expect(prefectureOfPostal(postal)).toBe(prefecture);
  });

  test('has a postal code each, and all prefixes one', () => {
    const found = Array.from({ length: 100 }, (_, prefix) => prefectureOfPostal(`${String(prefix).padStart(2, '0')}00000`));
    expect(found).not.toContain(undefined);
    expect(new Set(found).size).toBe(PREFECTURES.length);
  });

  test.each(['東京都', '東京', 'Tokyo', 'TOKYO', 'tokyo-to'])('is found by %s', (written) => {
    expect(findPrefecture(written)?.name).toBe('東京都');
  });

  test('of Kyoto is not the one of Tokyo', () => {
    expect(findPrefecture('京都')?.name).toBe('京都府');
    expect(findPrefecture('Atlantis')).toBeUndefined();
  });
});

const yanaka = { line1: '谷中2-0-14', line2: 'ヤナカ荘 201', city: '台東区', region: '東京都', postal: '〒1100001', country: 'JP' };
const jingumae = { line1: '2-11-3 Jingumae', city: 'Shibuya-ku', region: '東京都', postal: '150-0001', country: 'JP' };
const portland = { line1: '1 Main St', city: 'Portland', region: 'OR', postal: '97201', country: 'US' };
const biella = { line1: 'Via Roma 1', city: 'Biella', region: '', postal: '13900', country: 'IT' };

describe('an address on paper', () => {
  test.each([
    ['of Japan in Japanese', yanaka, 'jp', ['〒110-0001', '東京都台東区谷中2-0-14', 'ヤナカ荘 201', 'Ada 様']],
    ['of Japan, read in English', yanaka, 'en', ['〒110-0001', '東京都台東区谷中2-0-14', 'ヤナカ荘 201', 'Ada 様', 'Japan']],
    ['of Japan in Latin letters', jingumae, 'en', ['Ada', '2-11-3 Jingumae', 'Shibuya-ku, Tokyo 150-0001', 'Japan']],
    ['of the USA', portland, 'en', ['Ada', '1 Main St', 'Portland, OR 97201', 'United States']],
    ['of the USA, read in Japanese', portland, 'jp', ['Ada', '1 Main St', 'Portland, OR 97201', 'アメリカ合衆国']],
    ['of the USA without its state', { ...portland, region: '' }, 'en', ['Ada', '1 Main St', 'Portland, OR 97201', 'United States']],
    ['of Italy', biella, 'en', ['Ada', 'Via Roma 1', '13900 Biella', 'Italy']],
  ] as const)('%s', (_, address, language, lines) => {
    expect(addressLines(address, { language, name: 'Ada' })).toEqual(lines);
    expect(addressLines(address, { language })).toEqual(lines.filter((line) => !line.startsWith('Ada')));
  });

  test('on one line', () => {
    expect(addressLine(yanaka, { language: 'jp' })).toBe('〒110-0001 東京都台東区谷中2-0-14 ヤナカ荘 201');
    expect(addressLine(portland, { language: 'en', name: 'Ada' })).toBe('Ada, 1 Main St, Portland, OR 97201, United States');
  });
});

describe('the rules of a country', () => {
  test('ask for a state only where the ZIP code does not say it', () => {
    expect(needsRegion({ country: 'US', postal: '10013' })).toBe(false);
    expect(needsRegion({ country: 'US', postal: '' })).toBe(false);
    expect(needsRegion({ country: 'US', postal: '96910' })).toBe(true);
    expect(needsRegion({ country: 'DE', postal: '10115' })).toBe(false);
    expect(needsRegion({ country: 'JP', postal: '' })).toBe(true);
  });

  test.each([
    ['JP', { postal: '110-0001', region: '東京都' }, []],
    ['JP', { postal: '1100001', region: '' }, ['region required']],
    ['JP', { postal: '110-001', region: '東京都' }, ['postal malformed']],
    ['JP', { postal: '１１０－０００１', region: '東京都' }, []],
    ['US', { postal: '10013', region: '' }, []],
    ['US', { postal: '1001', region: '' }, ['postal malformed']],
    ['US', { postal: '96910', region: '' }, ['region required']],
    ['IT', { postal: '13900', region: 'BI' }, []],
  ])('%s: %j', (country, address, problems) => {
    expect(addressProblems({ country, ...address }).map(({ part, kind }) => `${part} ${kind}`)).toEqual(problems);
  });
});

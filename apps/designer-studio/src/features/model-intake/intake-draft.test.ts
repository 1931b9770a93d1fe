import { describe, expect, test } from '@jest/globals';
import { modelIntake } from '../../sample-studio.fixture.ts';
import { ageOn, answersOf, checkIntake, draftOf, EMPTY_INTAKE, inputOf, isMinor } from './intake-draft.ts';

const today = new Date('2026-11-23T12:00:00Z');

describe('ages', () => {
  test.each([
    ['2010-11-23', 16],
    ['2010-11-24', 15],
    ['2008-11-23', 18],
    ['', undefined],
  ])('%s is %s', (birthDate, age) => expect(ageOn(birthDate, today)).toBe(age));

  test('at 16 and 17 somebody else agrees as well; below, nobody can', () => {
    expect(isMinor('2008-11-24', today)).toBe(true);
    expect(isMinor('2008-11-23', today)).toBe(false);
    const wrong = (birthDate: string) => checkIntake({ ...EMPTY_INTAKE, birthDate }, today).map(({ field }) => field);
    expect(wrong('2009-06-01')).toContain('guardian.consent');
    expect(wrong('2011-06-01')).toContain('birthDate');
    expect(wrong('1990-06-01')).toEqual(['measurements.shoeEu', 'imageRights']);
  });

  test('a guardian is sent for somebody under age only', () => {
    const guardian = { name: ' Sato Emi ', email: 'emi@example.com', consent: true };
    expect(inputOf({ ...EMPTY_INTAKE, birthDate: '2009-06-01', guardian }, today).guardian?.name).toBe('Sato Emi');
    expect(inputOf({ ...EMPTY_INTAKE, birthDate: '1990-06-01', guardian }, today)).not.toHaveProperty('guardian');
  });
});

test('what is opened to be corrected is what was sent', () => {
  const { name, stageName, city, measurements, hair, eyes, agency, instagram, availability } = modelIntake();
  expect(answersOf(draftOf(modelIntake()))).toEqual({
    ...{ name, stageName, city, measurements, hair, eyes, agency, instagram, availability },
  });
});

test('an account is taken from the address of its page', () => {
  expect(answersOf({ ...EMPTY_INTAKE, instagram: 'https://www.instagram.com/mio.arai/?hl=ja' }).instagram).toBe('mio.arai');
});

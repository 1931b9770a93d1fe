import { describe, expect, test } from '@jest/globals';
import { isCorporateNumber, isInvoiceRegistration } from './corporate-number.ts';

describe('a Japanese corporate number', () => {
  // The ordinance's own example: 700110005901 has the check digit 8.
  test('begins with the check digit of the rest', () => {
    expect(isCorporateNumber('8700110005901')).toBe(true);
  });

  test('with any digit mistyped is refused, but for the exchange of 0 and 9, which weigh the same', () => {
    const right = '8700110005901';
    for (let place = 0; place < right.length; place += 1) {
      const slip = String((Number(right[place]) + 1) % 10);
      const wrong = `${right.slice(0, place)}${slip}${right.slice(place + 1)}`;
      if (place === 0 || !(right[place] === '9' && slip === '0')) expect([wrong, isCorporateNumber(wrong)]).toEqual([wrong, false]);
    }
  });

  test.each(['', '870011000590', '87001100059011', '0700110005901', '870011000590a', '８７００１１０００５９０１', 'T8700110005901'])(
    'is not "%s"',
    (value) => {
      expect(isCorporateNumber(value)).toBe(false);
    },
  );

  test('of the invoice system has a T before it', () => {
    expect(['T8700110005901', '8700110005901', 'T9700110005901', 't8700110005901'].map(isInvoiceRegistration)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

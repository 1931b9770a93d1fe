/**
 * Whether a number may be a Japanese corporate number: 13 digits, the first of them the check digit (Ministry of Finance
 * ordinance on corporate numbers: 9 less the remainder by 9 of the other digits, weighed 1, 2, 1, 2 … from the right).
 */
export function isCorporateNumber(value: string): boolean {
  if (!/^[1-9]\d{12}$/.test(value)) return false;
  const sum = Array.from(value.slice(1), Number)
    .reverse()
    .reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 2), 0);
  return Number(value[0]) === 9 - (sum % 9);
}

/** Whether a number may be one of the Japanese invoice system: T and a number with the same check digit. */
export function isInvoiceRegistration(value: string): boolean {
  return value.startsWith('T') && isCorporateNumber(value.slice(1));
}

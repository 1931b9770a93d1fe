/**
 * Whether a string is a well-formed Japanese corporate number: 13 digits, the first being the check digit. Ministry of Finance
 * ordinance: 9 minus (weighted sum of the other digits mod 9), weights 1, 2, 1, 2 … from the right.
 */
export function isCorporateNumber(value: string): boolean {
  if (!/^[1-9]\d{12}$/.test(value)) return false;
  const sum = Array.from(value.slice(1), Number)
    .reverse()
    .reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 2), 0);
  return Number(value[0]) === 9 - (sum % 9);
}

/** Whether a string is a well-formed Japanese invoice registration number: T and 13 digits with the same check digit. */
export function isInvoiceRegistration(value: string): boolean {
  return value.startsWith('T') && isCorporateNumber(value.slice(1));
}

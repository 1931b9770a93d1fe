import type { Address } from '@orime/contracts/schemas';

/** Where designers take returns, by handle: those of whom a return of the demo is on its way, or was. */
export const returnAddresses: Readonly<Record<string, Address>> = {
  'ito-kasumi': { name: '伊藤霞 返品受付', line1: '谷中2-0-14', city: '台東区', region: '東京都', postal: '110-0001', country: 'JP' },
  'itzel-zavaldi': {
    name: 'Itzel Zavaldi, devoluciones',
    line1: 'Calle Colima 0, interior 4',
    city: 'Ciudad de México',
    region: 'CDMX',
    postal: '06700',
    country: 'MX',
  },
  'ishani-vellore': {
    name: 'Ishani Vellore, returns',
    line1: '0/7 Lavelle Road',
    city: 'Bengaluru',
    region: 'Karnataka',
    postal: '560001',
    country: 'IN',
  },
  'juno-harrowell': {
    name: 'Juno Harrowell, returns',
    line1: '0 Crosby Street',
    city: 'New York',
    region: 'NY',
    postal: '10013',
    country: 'US',
  },
  'vico-terrasi': {
    name: 'Vico Terrasi, resi',
    line1: 'Via dei Tribunali 0',
    city: 'Napoli',
    region: 'NA',
    postal: '80138',
    country: 'IT',
  },
};

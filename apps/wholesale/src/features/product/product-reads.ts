import type { DocumentRead } from '@orime/contracts';

export const PRODUCT_READ: DocumentRead = {
  name: 'style',
  path: '/api/wholesale/product/:id',
  query: { currency: '{currency}' },
  required: true,
};

import type { Invoice } from '@orime/contracts/api/money/invoice';
import type { BadgeTone } from '@orime/ui';

export const INVOICE_TONES = {
  issued: 'active',
  partially_paid: 'warning',
  paid: 'success',
  overdue: 'danger',
  void: 'neutral',
} as const satisfies Record<Invoice['status'], BadgeTone>;

export const INVOICE_STATES = Object.keys(INVOICE_TONES) as readonly Invoice['status'][]; // its keys are all of them
export const INVOICE_KINDS = ['retail', 'wholesale', 'commission', 'credit_note'] as const satisfies readonly Invoice['kind'][];

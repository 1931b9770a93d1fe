import type { DocumentRead } from '@orime/contracts';

export const invitationRead = { name: 'event', path: '/api/event/nyfw', required: true } as const satisfies DocumentRead;

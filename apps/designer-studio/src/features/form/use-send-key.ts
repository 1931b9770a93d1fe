import { useRef } from 'react';

/** The idempotency key of what is being sent: the same for the same content, so that a repeat after a lost answer does nothing twice. */
export function useSendKey(): (content: object) => string {
  const last = useRef({ content: '', key: '' });
  return (content) => {
    const json = JSON.stringify(content);
    if (last.current.content !== json) last.current = { content: json, key: crypto.randomUUID() };
    return last.current.key;
  };
}

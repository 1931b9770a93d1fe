import type { FastifyReply } from 'fastify';

/** Sends JSON that is text already, past the serialiser: for hot lists and for answers whose shape depends on the audience. */
export function sendJson(reply: unknown, text: string): FastifyReply {
  // A typed reply only takes the parsed answer of its schema; the text is that answer, written by the database or a mapper.
  return (reply as FastifyReply).type('application/json; charset=utf-8').send(text);
}
